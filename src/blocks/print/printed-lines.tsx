import * as css from './paper.css.ts';

export type PrintedLine = readonly [label: string, value: string];

/** Lines of a receipt or slip; the line whose label is `strong` stands out. */
export const PrintedLines = ({ lines, strong }: { lines: readonly PrintedLine[]; strong?: string }) => (
  <dl className={css.lines}>
    {lines.map(([label, value]) => (
      <div key={label} className={label === strong ? css.totalLine : css.line}>
        <dt>{label}</dt>
        <dd className={css.value}>{value}</dd>
      </div>
    ))}
  </dl>
);
