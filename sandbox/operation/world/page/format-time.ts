const TIME_ZONE = 'America/Guatemala';
const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** `20/11/2026 10:42:51` */
export function dateTime(moment: Date): string {
  return parts.format(moment).replace(',', '');
}

/** `10:42:51` */
export function time(moment: Date): string {
  return dateTime(moment).slice(-8);
}

/** `12:34`, or `3:12:34` from one hour on. */
export function remaining(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const pad = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  const rest = pad(seconds % 60);
  return minutes < 60
    ? `${pad(minutes)}:${rest}`
    : `${Math.floor(minutes / 60)}:${pad(minutes % 60)}:${rest}`;
}

/** `+1 d 2 h 15 min`; empty for 0. */
export function ahead(seconds: number): string {
  const units: [number, string][] = [
    [Math.floor(seconds / 86_400), 'd'],
    [Math.floor((seconds % 86_400) / 3_600), 'h'],
    [Math.floor((seconds % 3_600) / 60), 'min'],
    [seconds % 60, 's'],
  ];
  const text = units.filter(([count]) => count > 0).map(([count, unit]) => `${count} ${unit}`);
  return text.length > 0 ? `+${text.join(' ')}` : '';
}
