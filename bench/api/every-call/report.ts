import type { Figures } from './measure-call.ts';

/** The figures of one call at one size, and those of `select 1` in the same run. */
export interface Line {
  area: string;
  call: string;
  figures: Figures;
  baseline: Figures;
}

const NAME_WIDTH = 58;
const WIDTH = 11;

export const processorOf = ({ api, postgres }: Figures): number => api + postgres;

/** Processor time as a multiple of that of `select 1`. */
export const ratioOf = ({ figures, baseline }: Line): number => processorOf(figures) / processorOf(baseline);

const row = (name: string, cells: readonly (string | number)[]) =>
  console.log(`  ${name.padEnd(NAME_WIDTH)}${cells.map((cell) => String(cell).padStart(WIDTH)).join('')}`);

export function printTitle(title: string): void {
  console.log(`\n${title}`);
  row('', ['calls', 'per second', 'p50 ms', 'p95 ms', 'p99 ms', 'CPU ms', 'of it API', '× select 1']);
}

export function printLine(line: Line, isFirstOfArea: boolean): void {
  const { calls, perSecond, p50, p95, p99, api } = line.figures;
  if (isFirstOfArea) console.log(line.area);
  const times = [p50, p95, p99, processorOf(line.figures), api].map((time) => time.toFixed(1));
  row(line.call, [calls, perSecond.toFixed(0), ...times, ratioOf(line).toFixed(1)]);
}

/** Processor time per call at each size, and how much more the last costs than the first. */
export function printGrowth(sizes: readonly string[], tables: readonly (readonly Line[])[]): void {
  console.log('\nProcessor time as a multiple of select 1, by number of transactions');
  row('', [...sizes, 'growth']);
  const last = tables.at(-1) ?? [];
  for (const line of last) {
    const ratios = tables.map((lines) => {
      const same = lines.find(({ area, call }) => area === line.area && call === line.call);
      return same ? ratioOf(same) : Number.NaN;
    });
    const growth = (ratios.at(-1) ?? 0) / (ratios[0] ?? 1);
    row(`${line.area} ${line.call}`, [...ratios.map((ratio) => ratio.toFixed(1)), `× ${growth.toFixed(1)}`]);
  }
}
