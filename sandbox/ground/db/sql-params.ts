/** Collects the parameters of a statement that is built in parts. */
export interface Params {
  /** Adds a value and returns its placeholder, such as `$3`. A list that was already added is reused. */
  add(value: unknown): string;
  readonly values: readonly unknown[];
}

export function createParams(): Params {
  const values: unknown[] = [];
  return {
    add(value) {
      // Only arrays are compared, which may have thousands of ids. Other values are added again, because their type
      // depends on their position.
      const known = Array.isArray(value) ? values.indexOf(value) : -1;
      return `$${known === -1 ? values.push(value) : known + 1}`;
    },
    values,
  };
}
