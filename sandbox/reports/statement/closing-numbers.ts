import { formatClosingNumber } from '#terms/values/format-closing-number.ts';

/** Lists closing numbers, which must be in order: `CI-004512 a CI-004518, CI-004521`. */
export function closingNumbersText(numbers: readonly number[]): string {
  const runs: [first: number, last: number][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run && run[1] === number - 1) run[1] = number;
    else runs.push([number, number]);
  }
  return runs
    .map(([first, last]) => {
      const text = formatClosingNumber(first);
      if (first === last) return text;
      return `${text}${last === first + 1 ? ', ' : ' a '}${formatClosingNumber(last)}`;
    })
    .join(', ');
}
