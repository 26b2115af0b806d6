import type { CSSProperties } from 'react';
import { vars } from '#styles/theme.css.ts';

const STEP = 9;
const WIDTH = 6;
const HEIGHT = 22;
const LEAST_HEIGHT = 1.5;
const CHART: CSSProperties = { flexShrink: 0, overflow: 'visible' };

interface SparkBarsProps {
  /** Negative values hang below the line; the last bar is emphasised. */
  values: readonly number[];
  /** Highest and lowest value of all bars compared with these, including 0. */
  range: readonly [highest: number, lowest: number];
  /** All values as text, for screen readers. */
  label: string;
}

/** A few values as small bars. In a column of such bars all share one scale. */
export function SparkBars({ values, label, range: [highest, lowest] }: SparkBarsProps) {
  const y = (value: number) => ((highest - value) / (highest - lowest || 1)) * (HEIGHT - 1);
  return (
    <svg width={values.length * STEP} height={HEIGHT} style={CHART} role="img" aria-label={label}>
      <title>{label}</title>
      <rect
        style={{ fill: vars.color.borderStrong }}
        y={y(0)}
        width={values.length * STEP - (STEP - WIDTH)}
        height={1}
      />
      {values.map((value, index) => {
        const height = Math.max(Math.abs(y(0) - y(value)), LEAST_HEIGHT);
        const fill = index === values.length - 1 ? vars.color.primary : vars.color.text1;
        return (
          value !== 0 && (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: bars differ only by position
              key={index}
              style={{ fill }}
              x={index * STEP}
              y={value > 0 ? y(0) - height : y(0)}
              width={WIDTH}
              height={height}
              rx={1}
            />
          )
        );
      })}
    </svg>
  );
}
