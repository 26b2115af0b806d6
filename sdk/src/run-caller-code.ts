/** Wraps an error thrown by the caller's code, so that it is not mistaken for a lost connection. */
export class CallerError extends Error {
  constructor(cause: unknown) {
    super('The program that makes the call has failed', { cause });
  }
}

/** @throws CallerError with whatever the work throws */
export async function runCallerCode<Value>(work: () => Value | Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (cause) {
    throw new CallerError(cause);
  }
}
