/** Start of the month (UTC) that contains a moment, or of the month that is `later` months after it. */
export function monthStart(moment: Date, later = 0): Date {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + later, 1));
}

/** A month as the database stores it: `2026-11-01`. */
export function monthText(month: Date): string {
  return month.toISOString().slice(0, 10);
}
