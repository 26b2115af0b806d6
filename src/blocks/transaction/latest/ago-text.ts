import type { Transaction } from '@cobros/sdk';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** `Hace 12 s · 14:03:20`; later the time alone, and from half a day on with its date. */
export function agoText(payment: Transaction, receivedAt: number, now: number): string {
  const seconds = Math.max(0, Math.floor((now - receivedAt) / 1000));
  const { creationDate, formattedCreationDate, formattedCreationTime } = payment;
  const created = Date.parse(creationDate) === receivedAt;
  const date = created ? formattedCreationDate : payment.formattedResolutionDate;
  const time = created ? formattedCreationTime : payment.formattedResolutionTime;
  if (seconds >= 12 * HOUR) return `${date} ${time}`;
  if (seconds >= HOUR) return `${time}`;
  const ago = seconds < MINUTE ? `${seconds} s` : `${Math.floor(seconds / MINUTE)} min`;
  return `Hace ${ago} · ${time}`;
}
