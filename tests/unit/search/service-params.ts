/** Writes the parameters of a request as the service's client does. */
export function serviceParams(values: object): string {
  return new URLSearchParams(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  ).toString();
}
