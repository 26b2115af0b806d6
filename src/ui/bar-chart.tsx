import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { untranslated } from '#styles/typography.css.ts';
import * as css from './bar-chart.css.ts';
import { useWidth } from './use-width.ts';
import { visuallyHidden } from './visually-hidden.css.ts';

type Bar = {
  /** Label below the bar and in the table: "10". */
  label: string;
  value: number;
  /** Formatted value: "Q1,607.00". */
  text: string;
  now?: boolean;
};

type BarChartProps = {
  /** The chart summarized in one sentence, for screen readers. */
  summary: string;
  /** Headers of the two columns of the hidden table. */
  columns: readonly [string, string];
  bars: readonly Bar[];
  /** Index of the bar under the pointer, last touched, or chosen with the arrow keys. */
  pointed?: number | undefined;
  onPoint?: (index: number | undefined) => void;
  /** A value that the scale must include, even if no bar has it. */
  highest?: number;
  /** Draws over the bars. Gets the width of a step, a function for the height of a value, and the width of a bar. */
  over?: (step: number, y: (value: number) => number, barWidth: number) => ReactNode;
  /** Text for the value of the line across the top: `Q1,500`. */
  axisText: (value: number) => string;
};

const HEIGHT = 66;
const BASE = 50;
const TALLEST = 34;
const GAP = 6;
/** An unwrapped caption could be wider than a phone. */
const WRAPPED = { whiteSpace: 'normal' } as const;
const LABEL_WIDTH = 40;
const WIDEST = 44;
const ROUND = [1, 1.5, 2, 3, 4, 5, 6, 8, 10];

/** Drawn at its measured width, so that bars and digits are not distorted. */
export function BarChart({
  summary,
  columns,
  bars,
  pointed,
  onPoint,
  highest = 1,
  over,
  axisText,
}: BarChartProps) {
  const [ref, width] = useWidth<SVGSVGElement>(400);
  const step = width / Math.max(bars.length, 1);
  const max = roundUp(Math.max(...bars.map((bar) => bar.value), highest));
  const barWidth = Math.min(Math.max(step - GAP, 1), WIDEST);
  const every = Math.max(Math.ceil(LABEL_WIDTH / step), 1);
  const follow = ({ nativeEvent }: PointerEvent) => onPoint?.(Math.floor(nativeEvent.offsetX / step));
  const press = ({ key }: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[key];
    if (!by) return;
    const from = pointed ?? (by > 0 ? -1 : bars.length);
    onPoint?.((from + by + bars.length) % bars.length);
  };
  const leave = () => onPoint?.(undefined);
  // Lifting a finger is a pointer leave too, but the touched bar stays selected until the focus leaves.
  const moveOut = ({ pointerType }: PointerEvent) => pointerType !== 'touch' && leave();
  return (
    <>
      <svg
        ref={ref}
        className={css.chart}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="img"
        aria-label={summary}
        {...(onPoint && {
          tabIndex: 0,
          onPointerMove: follow,
          onPointerDown: follow,
          onPointerLeave: moveOut,
          onKeyDown: press,
          onBlur: leave,
        })}
      >
        {/* Hidden from screen readers, which would read the texts of a focusable image one by one; they get the table instead. */}
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: it can't be focused */}
        <g aria-hidden="true">
          <line className={css.top} x1={0} x2={width} y1={BASE - TALLEST} y2={BASE - TALLEST} />
          <text x={0} y={BASE - TALLEST - 3}>
            {max > 1 && axisText(max)}
          </text>
          {bars.map((bar, index) => {
            const height = (bar.value / max) * TALLEST;
            return (
              <g key={bar.label}>
                {height > 0 && (
                  <rect
                    className={css.bars[index === pointed ? 'pointed' : bar.now ? 'now' : 'past']}
                    x={(index + 0.5) * step - barWidth / 2}
                    y={BASE - height}
                    width={barWidth}
                    height={height}
                    rx={2}
                  />
                )}
                {index % every === 0 && (
                  <text x={(index + 0.5) * step} y={64} textAnchor="middle">
                    {bar.label}
                  </text>
                )}
              </g>
            );
          })}
          {over?.(step, (value) => BASE - (value / max) * TALLEST, barWidth)}
          <line x1={0} x2={width} y1={BASE + 0.5} y2={BASE + 0.5} />
        </g>
      </svg>
      <div className={visuallyHidden}>
        <table style={WRAPPED}>
          <caption>{summary}</caption>
          <thead>
            <tr>
              <th scope="col">{columns[0]}</th>
              <th scope="col">{columns[1]}</th>
            </tr>
          </thead>
          <tbody className={untranslated}>
            {bars.map((bar) => (
              <tr key={bar.label}>
                <th scope="row">{bar.label}</th>
                <td>{bar.text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** The smallest round value not below `value`, so that no bar rises above the top line. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return (ROUND.find((factor) => factor * power >= value) ?? 10) * power;
}
