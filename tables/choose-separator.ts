/** In the order in which they are preferred. */
const SEPARATORS = ['\t', ';', '|', ','] as const;
const SAMPLE = 50_000;

/** Commas of amounts such as `1,234,567`. */
const THOUSANDS = /(?<!\d)\d{1,3}(?:,\d{3})+(?!\d)/g;

/**
 * The separator that divides most lines into equally many cells. Commas between digits are those of amounts, and count only in a
 * text without any other separator, unless all are those of thousands; what stands between quotes does not count.
 */
export function chooseSeparator(text: string): string {
  const lines = text
    .slice(0, SAMPLE)
    .replace(/"[^"\r\n]*"/g, '')
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== '');
  const scored = SEPARATORS.map((separator) => ({ separator, ...scoreOf(lines, separator) }));
  const best = scored.reduce((best, one) =>
    one.lines > best.lines || (one.lines === best.lines && one.cells > best.cells) ? one : best,
  );
  if (best.lines > 0) return best.separator;
  return lines.some((line) => line.replace(THOUSANDS, '').includes(',')) ? ',' : '\t';
}

/** Into how many cells a separator divides most lines that it divides at all, and how many lines these are. */
function scoreOf(lines: readonly string[], separator: string): { lines: number; cells: number } {
  const linesBy = new Map<number, number>();
  for (const line of lines) {
    const cells = (separator === ',' ? line.replace(/(?<=\d),(?=\d)/g, '') : line).split(separator).length;
    if (cells > 1) linesBy.set(cells, (linesBy.get(cells) ?? 0) + 1);
  }
  const [cells, count] = [...linesBy].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0]);
  return { lines: count, cells };
}
