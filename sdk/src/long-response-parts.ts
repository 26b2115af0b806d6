/** Characters that are read or parsed in one task: few enough that a slow machine still reacts to a key. */
export const PART = 500_000;

/** A response with more characters is parsed in parts. */
export const LONG = 2 * PART;

/** Lets the page react between two parts. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
