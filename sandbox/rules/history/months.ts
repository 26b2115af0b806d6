/** The first moment of the month (UTC) a moment is in, or of one that many months later. */
export function monthStart(moment: Date, later = 0): Date {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + later, 1));
}

/** A month as the database keeps it: `2026-11-01`. */
export function monthText(month: Date): string {
  return month.toISOString().slice(0, 10);
}
