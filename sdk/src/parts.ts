/** Characters that a slow till reads or parses without keeping a key waiting. */
export const PART = 500_000;

/** Lets the page react between two parts. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
