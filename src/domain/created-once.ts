/** Creates a value once for the same texts, such as a formatter, whose creation costs more than formatting. */
export function createdOnce<Texts extends string[], Value>(
  create: (...texts: Texts) => Value,
): (...texts: Texts) => Value {
  const values = new Map<string, Value>();
  return (...texts) => {
    const key = texts.join(' ');
    const value = values.get(key) ?? create(...texts);
    values.set(key, value);
    return value;
  };
}
