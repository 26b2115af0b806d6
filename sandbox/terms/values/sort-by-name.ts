const collator = new Intl.Collator('es', { numeric: true });

/** Sorts rows as people expect, whatever the database's collation: `Caja 2` before `Caja 10`, `Ávila` among the a's. */
export function byName<Row extends { name: string }>(rows: readonly Row[]): Row[] {
  return [...rows].sort((a, b) => collator.compare(a.name, b.name));
}
