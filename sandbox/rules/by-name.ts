const collator = new Intl.Collator('es', { numeric: true });

/** Rows as people look for them: `Caja 2` before `Caja 10`, `Ávila` among the a's, whatever the database's collation. */
export function byName<Row extends { name: string }>(rows: readonly Row[]): Row[] {
  return [...rows].sort((a, b) => collator.compare(a.name, b.name));
}
