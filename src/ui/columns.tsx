import * as css from './column-chart.css.ts';
import { columnScale, extentOf } from './column-scale.ts';

export type ColumnTone = keyof typeof css.tones;

export interface Column {
  /** Below the column, where there is space: "20/11". */
  label: string;
  /** Its values in one sentence, for screen readers. */
  text: string;
  /** Stacked from the line up, negative ones down. */
  parts: readonly { tone: ColumnTone; value: number }[];
  /** Marked on the line: something was expected here. */
  missing?: boolean;
}

export interface ColumnsProps {
  columns: readonly Column[];
  /** A value of the axis: "Q5,000". */
  axisText: (value: number) => string;
  /** Index of the column that is chosen. */
  chosen?: number | undefined;
  pointed?: number | undefined;
  width: number;
}

/** Space for the texts of the axis. */
export const GUTTER = 56;
const HEIGHT = 176;
const TOP = 10;
const BOTTOM = 148;
const LINES = 3;
const LABEL_WIDTH = 46;
const WIDEST = 44;
const LEAST_HEIGHT = 2;

/** Drawn at the measured width, so that columns and digits are not distorted. */
export function Columns({ columns, axisText, chosen, pointed, width }: ColumnsProps) {
  const step = (width - GUTTER) / columns.length;
  const extents = columns.map(({ parts }) => extentOf(parts.map(({ value }) => value)));
  const { y, steps } = columnScale(extents, BOTTOM - TOP, LINES);
  const every = Math.max(Math.ceil(LABEL_WIDTH / step), 1);
  return (
    <svg className={css.chart} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
      {steps.map((value) => (
        <g key={value} className={value === 0 ? css.zero : css.line}>
          <line x1={GUTTER} x2={width} y1={TOP + y(value)} y2={TOP + y(value)} />
          <text x={GUTTER - 8} y={TOP + y(value) + 3.5} textAnchor="end">
            {axisText(value)}
          </text>
        </g>
      ))}
      {columns.map((column, index) => (
        <g key={column.label} transform={`translate(${GUTTER + index * step} 0)`}>
          {(index === pointed || index === chosen) && (
            <rect
              className={css.bands[index === chosen ? 'chosen' : 'pointed']}
              x={0.5}
              y={1}
              width={Math.max(step - 1, 1)}
              height={HEIGHT - 2}
              rx={Math.min(6, step / 3)}
            />
          )}
          <Bars column={column} step={step} zero={TOP + y(0)} y={y} />
          {(columns.length - 1 - index) % every === 0 && (
            <text
              className={index === chosen ? css.chosenLabel : undefined}
              x={step / 2}
              y={HEIGHT - 8}
              textAnchor="middle"
            >
              {column.label}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

type BarsProps = { column: Column; step: number; zero: number; y: (value: number) => number };

function Bars({ column: { parts, missing }, step, zero, y }: BarsProps) {
  const width = Math.min(Math.max(step * 0.68, 1.5), WIDEST);
  const x = (step - width) / 2;
  const reach = { above: zero, below: zero };
  if (missing)
    return <rect className={css.missing} x={x} y={zero - 8} width={width} height={8} rx={Math.min(2, x)} />;
  return parts.map(({ tone, value }) => {
    if (value === 0) return null;
    const height = Math.max(Math.abs(y(0) - y(value)), LEAST_HEIGHT);
    const side = value > 0 ? 'above' : 'below';
    const top = value > 0 ? reach.above - height : reach.below;
    reach[side] += value > 0 ? -height : height;
    return (
      <rect
        key={`${tone} ${side}`}
        className={css.tones[tone]}
        x={x}
        y={top}
        width={width}
        height={height}
        rx={Math.min(2, width / 3)}
      />
    );
  });
}

/** The fill of a tone, before its name in a legend. */
export const ToneMark = ({ tone }: { tone: ColumnTone | 'missing' }) => (
  <svg className={css.mark} viewBox="0 0 10 10" aria-hidden="true">
    <rect
      className={tone === 'missing' ? css.missing : css.tones[tone]}
      x={1}
      y={1}
      width={8}
      height={8}
      rx={2}
    />
  </svg>
);
