/** Collects the parameters of a statement that is built in parts. */
export interface Params {
  /** Adds a value and returns its placeholder, such as `$3`. A list that is there already is not sent again. */
  add(value: unknown): string;
  readonly values: readonly unknown[];
}

export function createParams(): Params {
  const values: unknown[] = [];
  return {
    add(value) {
      // Lists may have thousands of ids. Other values are added anew, because their type depends on where they stand.
      const known = Array.isArray(value) ? values.indexOf(value) : -1;
      return `$${known === -1 ? values.push(value) : known + 1}`;
    },
    values,
  };
}
