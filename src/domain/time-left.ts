const SECOND = 1000;
export const SOON_SECONDS = 60;

/** Whole seconds until a moment, at least 0. Both arguments are in milliseconds by the same clock. */
export function secondsUntil(moment: number, now: number): number {
  return Math.max(0, Math.ceil((moment - now) / SECOND));
}

/** `0:48`, `12:34`, `23:59:59` */
export function formatTimeLeft(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

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
