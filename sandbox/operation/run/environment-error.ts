/** Thrown if the server cannot start for a reason that the message explains, such as an invalid environment variable. */
export class EnvironmentError extends Error {}

export function invalidVariable(name: string, value: string, wanted: string): EnvironmentError {
  return new EnvironmentError(`${name}=${value} cannot be used: it must be ${wanted}`);
}
