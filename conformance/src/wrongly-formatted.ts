/**
 * The first `formatted…Date` or `formatted…Time` in a value that does not show its moment in the time zone, or
 * undefined: `formattedCreationDate` must show `creationDate`.
 */
export function wronglyFormatted(value: unknown, timeZone: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const fields = value as Record<string, unknown>;
  for (const [name, formatted] of Object.entries(fields)) {
    const [, first = '', rest = '', what] = /^formatted(\w)(\w*)(Date|Time)$/.exec(name) ?? [];
    const moment = fields[`${first.toLowerCase()}${rest}Date`];
    if (what && typeof moment === 'string' && typeof formatted === 'string') {
      const shown = shownIn(timeZone, moment)[what as 'Date' | 'Time'];
      if (formatted !== shown) return `${name} of ${moment} is ${formatted} instead of ${shown}`;
    }
    const within = wronglyFormatted(formatted, timeZone);
    if (within) return within;
  }
  return undefined;
}

function shownIn(timeZone: string, moment: string): { Date: string; Time: string } {
  const options = { timeZone, dateStyle: 'short', timeStyle: 'medium', hourCycle: 'h23' } as const;
  const [day = '', Time = ''] = new Intl.DateTimeFormat('sv', options).format(new Date(moment)).split(' ');
  return { Date: day.split('-').reverse().join('/'), Time };
}
