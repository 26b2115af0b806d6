/**
 * The choices by which every text can be read that any of them reads: one if it is certain, several if it has to be asked. If no
 * choice reads all, those that read some. Of choices that read the same, only the first.
 */
export function possibleReadings<Choice, Text>(
  choices: readonly Choice[],
  texts: readonly Text[],
  read: (text: Text, choice: Choice) => string | number | undefined,
): Choice[] {
  const readings = choices.map((choice) => texts.map((text) => read(text, choice)));
  const readable = texts.map((_, at) => readings.some((one) => one[at] !== undefined));
  const readsSome = (_: Choice, at: number) => readings[at]?.some((one) => one !== undefined);
  const readsAll = (_: Choice, at: number) =>
    readable.every((is, text) => !is || readings[at]?.[text] !== undefined);
  const found = choices.filter(readsSome);
  const whole = choices.filter((choice, at) => readsSome(choice, at) && readsAll(choice, at));
  const distinct = new Map<string, Choice>();
  for (const choice of whole.length > 0 ? whole : found) {
    const said = JSON.stringify(readings[choices.indexOf(choice)]);
    if (!distinct.has(said)) distinct.set(said, choice);
  }
  return [...distinct.values()];
}
