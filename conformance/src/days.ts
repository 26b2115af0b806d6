const DAY_MS = 86_400_000;

/** The moment so many times 24 hours from now. */
export const momentFromNow = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();

/** The day of that moment in UTC. */
export const dayFromNow = (days: number): string => momentFromNow(days).slice(0, 10);

/** True if each day is the one after the day before it. */
export const areConsecutive = (days: readonly string[]): boolean =>
  days.every((day, index) => Date.parse(day) === Date.parse(days[0] ?? '') + index * DAY_MS);
