import * as css from './slip.css.ts';

export type SlipLine = readonly [label: string, value: string];

/** Lines of a slip; the one labelled `strong` stands out. */
export const SlipLines = ({ lines, strong }: { lines: readonly SlipLine[]; strong?: string }) => (
  <dl className={css.lines}>
    {lines.map(([label, value]) => (
      <div key={label} className={label === strong ? css.totalLine : css.line}>
        <dt>{label}</dt>
        <dd className={css.value}>{value}</dd>
      </div>
    ))}
  </dl>
);
