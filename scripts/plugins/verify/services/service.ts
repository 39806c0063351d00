/** A server that runs beside a recipe and writes what it receives to a folder. */
interface Service {
  readonly port: number;
  readonly stop: () => void;
}

/** @param folder Where received files go, by the path that the client gave them. */
export type StartService = (folder: string) => Promise<Service>;
