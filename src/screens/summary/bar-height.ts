/** A value on the scale of all bars; below zero there is none. */
export const barHeight = (value: number, highest: number): string =>
  `${Math.max(0, Math.round((1000 * value) / Math.max(highest, 1))) / 10}%`;
