/** Sums of a column above and below the zero line. */
export interface Extent {
  above: number;
  below: number;
}

/** Sums of the positive and of the negative values, which are stacked on opposite sides of the zero line. */
export function extentOf(values: readonly number[]): Extent {
  const sum = (wanted: (value: number) => boolean) =>
    values.filter(wanted).reduce((total, value) => total + value, 0);
  return { above: sum((value) => value > 0), below: sum((value) => value < 0) };
}

export interface ColumnScale {
  /** Distance of a value from the top of the chart. */
  y(value: number): number;
  /** Round values for the horizontal lines: at most `lines` above zero, the highest not below the highest column. */
  steps: readonly number[];
}

/** Maps values to heights. The top of the scale is the first step not below the highest column, its bottom the lowest column. */
export function columnScale(extents: readonly Extent[], height: number, lines: number): ColumnScale {
  const highest = Math.max(0, ...extents.map((extent) => extent.above));
  const below = Math.min(0, ...extents.map((extent) => extent.below));
  const step = roundStep(Math.max(highest, -below, 1) / lines);
  const above = Math.ceil(highest / step) * step;
  const span = above - below || 1;
  const count = above / step + Math.floor(-below / step) + 1;
  const lowest = -Math.floor(-below / step);
  return {
    y: (value) => ((above - value) / span) * height,
    steps: Array.from({ length: count }, (_, index) => (lowest + index) * step || 0),
  };
}

/** The smallest of 1, 2, 5, 10, 20, 50 … that is not below `least`. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5, 10].find((factor) => factor * power >= least) ?? 10) * power;
}
