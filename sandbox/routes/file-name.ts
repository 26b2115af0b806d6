/** `historial-2026-11-01-a-2026-11-30.xlsx` for a range of dates, otherwise the date (UTC) it was made. */
export function datedFileName(
  name: string,
  { startDate, endDate }: { startDate?: string; endDate?: string },
  now: Date,
): string {
  const date = (moment: Date | string) => new Date(moment).toISOString().slice(0, 10);
  if (startDate === undefined || endDate === undefined) return `${name}-${date(now)}.xlsx`;
  const [first, last] = [date(startDate), date(endDate)];
  return first === last ? `${name}-${first}.xlsx` : `${name}-${first}-a-${last}.xlsx`;
}
