/** A measured value and its budget. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  most?: number;
}

/** Prints the figures. @returns those that exceed their budget */
export function printFigures(figures: readonly Figure[]): Figure[] {
  for (const { name, value, unit, most } of figures) {
    const asked = most === undefined ? '' : `of ${most}${value > most ? '  OVER' : ''}`;
    const shown = value >= 100 ? Math.round(value) : Number(value.toPrecision(3));
    console.log(`${name.padEnd(70)} ${String(shown).padStart(10)} ${unit.padEnd(4)} ${asked}`);
  }
  return figures.filter(({ value, most }) => most !== undefined && value > most);
}
