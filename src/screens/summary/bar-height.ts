/** Height of a value on the scale that all bars share; a negative value has no bar. */
export const barHeight = (value: number, highest: number): string =>
  `${Math.max(0, Math.round((1000 * value) / Math.max(highest, 1))) / 10}%`;
