/** A package of gulp that brings no types: the part that the timeline uses. */

declare module 'undertaker' {
  export type TaskFunction = (done: (error?: unknown) => void) => unknown;

  export interface TaskEvent {
    readonly uid: number;
    readonly name: string;
    /** Whether it is a composition. */
    readonly branch: boolean;
  }

  interface EndEvent extends TaskEvent {
    /** Seconds and nanoseconds. */
    readonly duration: readonly [number, number];
  }

  interface ErrorEvent extends EndEvent {
    readonly error: unknown;
  }

  export default class Undertaker {
    task(name: string, task: TaskFunction): void;
    series(tasks: readonly TaskFunction[]): TaskFunction;
    parallel(tasks: readonly (TaskFunction | string)[]): TaskFunction;
    on(event: 'start', listener: (event: TaskEvent) => void): this;
    on(event: 'stop', listener: (event: EndEvent) => void): this;
    on(event: 'error', listener: (event: ErrorEvent) => void): this;
  }
}
