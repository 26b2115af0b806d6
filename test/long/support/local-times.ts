/** The day and the time, with milliseconds, of a time zone at a moment. */
export function localTimes(timeZone: string) {
  const format = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  const known = new Map<number, { day: string; time: string }>();
  return (at: number) => {
    const found = known.get(at);
    if (found) return found;
    const [day = '', time = ''] = format.format(new Date(at)).split(' ');
    const local = { day, time: `${time}.${String(((at % 1000) + 1000) % 1000).padStart(3, '0')}` };
    known.set(at, local);
    return local;
  };
}

/** The moment at which a local clock shows this day and time, which must exist. */
export function momentOf(
  local: (at: number) => { day: string; time: string },
  day: string,
  time: string,
): number {
  for (let offset = -14; offset <= 14; offset += 0.5) {
    const at = Date.parse(`${day}T${time}Z`) - offset * 3_600_000;
    const found = local(at);
    if (found.day === day && found.time.startsWith(time)) return at;
  }
  throw new Error(`There is no ${day} ${time}`);
}
