/** Collects the parameters of a statement that is put together from parts. */
export interface Params {
  /** Adds a value and answers its placeholder: `$3`. */
  add(value: unknown): string;
  readonly values: readonly unknown[];
}

/** No parameters yet. */
export function createParams(): Params {
  const values: unknown[] = [];
  return { add: (value) => `$${values.push(value)}`, values };
}
