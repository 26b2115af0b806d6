const SECOND = 1000;
export const SOON_SECONDS = 60;

const SECONDS = ['s', 1] as const;
const UNITS = [['d', 86_400], ['h', 3600], ['min', 60], SECONDS] as const;

/** Whole seconds until a moment, at least 0. Both arguments are in milliseconds by the same clock. */
export function secondsUntil(moment: number, now: number): number {
  return Math.max(0, Math.ceil((moment - now) / SECOND));
}

/** `48 s`, `12 min 34 s`, `19 h 35 min`, `6 d 23 h`: words, because `19:35:42` reads as a time of day. */
export function formatTimeLeft(seconds: number): string {
  const first = UNITS.findIndex(([, size]) => seconds >= size);
  const [large = SECONDS, small] = UNITS.slice(first === -1 ? -1 : first);
  const rest = small && Math.floor((seconds % large[1]) / small[1]);
  return `${Math.floor(seconds / large[1])} ${large[0]}${rest ? ` ${rest} ${small[0]}` : ''}`;
}

/** The seconds of whole minutes; until the last minute they are all that a list shows, so that its rows do not change every second. */
export const wholeMinutes = (seconds: number): number =>
  seconds < SOON_SECONDS ? seconds : seconds - (seconds % SOON_SECONDS);

/** Share of a request's lifetime that is left, from 0 to 1. */
export function shareLeft(
  seconds: number,
  transaction: { creationDate: string; expirationDate: string | null },
): number {
  const { creationDate, expirationDate } = transaction;
  const whole = expirationDate ? secondsUntil(Date.parse(expirationDate), Date.parse(creationDate)) : 0;
  return whole > 0 ? Math.min(1, seconds / whole) : 0;
}

const MOMENTS: readonly [seconds: number, text: string][] = [
  [0, 'Se acabó el tiempo'],
  [SOON_SECONDS, 'Queda 1 minuto'],
  [300, 'Quedan 5 minutos'],
];

/** Text announced to screen readers when the countdown passes five minutes, one minute and zero. */
export function timeLeftAnnouncement(before: number, now: number): string | undefined {
  return MOMENTS.find(([moment]) => now <= moment && before > moment)?.[1];
}
