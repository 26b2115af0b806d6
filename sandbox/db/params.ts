/** Collects the parameters of a statement that is built in parts. */
export interface Params {
  /** Adds a value and returns its placeholder, such as `$3`. */
  add(value: unknown): string;
  readonly values: readonly unknown[];
}

export function createParams(): Params {
  const values: unknown[] = [];
  return { add: (value) => `$${values.push(value)}`, values };
}
