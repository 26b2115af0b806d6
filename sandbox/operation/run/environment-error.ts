import { StartError } from './start-error.ts';

/** Thrown if an environment variable has an invalid value. */
export class EnvironmentError extends StartError {}

export function invalidVariable(name: string, value: string, wanted: string): EnvironmentError {
  return new EnvironmentError(`${name}=${value} cannot be used: it must be ${wanted}`);
}
