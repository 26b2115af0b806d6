import type { CSSProperties } from 'react';
import { vars } from '#styles/theme.css.ts';
import { columnScale, extentOf } from './column-scale.ts';

const { color, font } = vars;

// Styled inline, because the shared style sheet loads with the first screen. Texts, lines and bands take the color of
// the surrounding text, bars that of their tone; both are visible on any background, including with forced colors.

/** Filled columns are money that is there; outlined ones are money that is not there yet or no longer. */
const TONES = {
  main: { fill: color.primary },
  second: { fill: color.inkTertiary },
  pending: { fill: 'none', stroke: color.primary, strokeWidth: 2 },
  failed: { fill: 'none', stroke: color.errorStrong, strokeWidth: 2 },
  gone: { fill: 'none', stroke: color.borderControl, strokeWidth: 2 },
  /** A day on which an amount was expected but is missing. */
  missing: { fill: 'none', stroke: color.borderControl, strokeWidth: 1.5, strokeDasharray: '3 2' },
} satisfies Record<string, CSSProperties>;

export type ColumnTone = keyof typeof TONES;

export interface Column {
  /** Label below the column, where there is space: "20/11". */
  label: string;
  /** The column's values in one sentence, for screen readers. */
  text: string;
  /** Values stacked on the zero line; negative ones extend downwards. */
  parts: readonly { tone: ColumnTone; value: number }[];
  /** An expected amount is missing: the column is a dashed box. */
  missing?: boolean;
  /** Underlines the label. */
  today?: boolean;
}

export interface ColumnChartDrawingProps {
  columns: readonly Column[];
  /** Formats a value for the axis: "Q5,000". */
  axisText: (value: number) => string;
  /** Index of the chosen column. */
  chosen?: number | undefined;
  pointed?: number | undefined;
  width: number;
}

/** Width reserved for the texts of the axis. */
export const GUTTER = 56;
const HEIGHT = 176;
const TOP = 10;
const BOTTOM = 148;
const LINES = 3;
const LABEL_WIDTH = 46;
const WIDEST = 44;
const WIDEST_BAND = 96;
const LEAST_HEIGHT = 2;
const CHART: CSSProperties = {
  display: 'block',
  width: '100%',
  overflow: 'visible',
  fontSize: '10.5px',
  fontVariantNumeric: 'tabular-nums',
};

/** Drawn at its measured width, so that columns and digits are not distorted. */
export function ColumnChartDrawing({ columns, axisText, chosen, pointed, width }: ColumnChartDrawingProps) {
  const step = (width - GUTTER) / columns.length;
  const extents = columns.map(({ parts }) => extentOf(parts.map(({ value }) => value)));
  const { y, steps } = columnScale(extents, BOTTOM - TOP, LINES);
  const last = columns.length - 1;
  const bands = [
    ...(pointed !== undefined && pointed !== chosen ? [[pointed, 'currentColor', 0.07] as const] : []),
    ...(chosen !== undefined ? [[chosen, color.primary, 0.14] as const] : []),
  ];
  // The label of the last column would be cut off at the edge.
  const isCut = (index: number) => index === last && step < LABEL_WIDTH;
  const every = Math.max(Math.ceil(LABEL_WIDTH / step), 1);
  // Keeps a single day from filling the whole chart.
  const bandWidth = Math.min(Math.max(step - 1, 1), WIDEST_BAND);
  return (
    <svg
      style={CHART}
      height={HEIGHT}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      fill="currentColor"
      aria-hidden="true"
    >
      {steps.map((value) => (
        <g key={value}>
          <line
            stroke="currentColor"
            opacity={value === 0 ? 0.7 : 0.16}
            x1={GUTTER}
            x2={width}
            y1={TOP + y(value)}
            y2={TOP + y(value)}
          />
          <text x={GUTTER - 8} y={TOP + y(value) + 3.5} textAnchor="end">
            {axisText(value)}
          </text>
        </g>
      ))}
      {bands.map(([index, fill, opacity]) => (
        <rect
          key={index}
          style={{ fill, opacity }}
          x={GUTTER + (index + 0.5) * step - bandWidth / 2}
          y={1}
          width={bandWidth}
          height={HEIGHT - 2}
          rx={Math.min(6, step / 3)}
        />
      ))}
      {columns.map((column, index) => (
        <g key={column.label} transform={`translate(${GUTTER + index * step} 0)`}>
          <Bars column={column} step={step} zero={TOP + y(0)} y={y} />
          {(last - index) % every === 0 && (
            <text
              style={index === chosen ? { fontWeight: font.weight.medium } : undefined}
              x={isCut(index) ? step : step / 2}
              y={HEIGHT - 8}
              textAnchor={isCut(index) ? 'end' : 'middle'}
            >
              {column.label}
            </text>
          )}
          {column.today && (
            <rect
              style={{ fill: color.primary }}
              x={(step - Math.min(step, LABEL_WIDTH)) / 2}
              y={HEIGHT - 3}
              width={Math.min(step, LABEL_WIDTH)}
              height={2}
              rx={1}
            />
          )}
        </g>
      ))}
    </svg>
  );
}

type BarsProps = { column: Column; step: number; zero: number; y: (value: number) => number };

function Bars({ column: { parts, missing }, step, zero, y }: BarsProps) {
  const width = Math.min(Math.max(step * 0.68, 1.5), WIDEST);
  const reach = { above: zero, below: zero };
  const bar = (tone: ColumnTone, top: number, height: number) => {
    // A stroke is centered on the edge, so the shape is made smaller by half of it.
    const inset = 'stroke' in TONES[tone] ? Math.min(1, width / 4) : 0;
    return (
      <rect
        key={`${tone} ${top}`}
        style={TONES[tone]}
        x={(step - width) / 2 + inset}
        y={top + inset}
        width={width - 2 * inset}
        height={Math.max(height - 2 * inset, 0.5)}
        rx={Math.min(2, width / 4)}
      />
    );
  };
  if (missing) return bar('missing', zero - 10, 10);
  return parts.map(({ tone, value }) => {
    if (value === 0) return null;
    const height = Math.max(Math.abs(y(0) - y(value)), LEAST_HEIGHT);
    const top = value > 0 ? reach.above - height : reach.below;
    if (value > 0) reach.above -= height;
    else reach.below += height;
    return bar(tone, top, height);
  });
}

/** The colored mark of a tone, before its name in a legend. */
export const ToneMark = ({ tone }: { tone: ColumnTone }) => (
  <svg width={10} height={10} style={{ overflow: 'visible' }} aria-hidden="true">
    <rect style={TONES[tone]} x={1} y={1} width={8} height={8} rx={2} />
  </svg>
);
