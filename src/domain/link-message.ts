import type { Transaction } from '@cobros/sdk';
import { dayIn, timeIn } from './time-zone.ts';

const DAY = 86_400_000;

interface Sender {
  name: string;
  timeZone: string;
}

/** The text that is sent with the link of a charge or request: the words of the shop, and nothing of anybody else. */
export function linkMessage(transaction: Transaction, shop: Sender, reminder: boolean): string {
  const { note, paymentLink } = transaction;
  const asks = `${reminder ? 'Recordatorio: ' : ''}${linkSubject(transaction, shop.name)}`;
  const until = lastsDays(transaction) ? validUntil(transaction, shop.timeZone) : '';
  return [note ? `${asks}: ${note}` : `${asks}:`, paymentLink, until].filter(Boolean).join('\n');
}

export const linkSubject = ({ formattedAmount }: Transaction, shopName: string): string =>
  `${shopName} te cobra ${formattedAmount}`;

/** True of what was made to be paid on another day. */
const lastsDays = ({ creationDate, expirationDate }: Transaction): boolean =>
  expirationDate !== null && Date.parse(expirationDate) - Date.parse(creationDate) >= DAY;

/** `Vale hasta el 5/12 a las 10:42`, because it ends at that time of the day. */
function validUntil({ expirationDate }: Transaction, timeZone: string): string {
  const moment = Date.parse(expirationDate ?? '');
  const [, month, day] = dayIn(timeZone, moment).split('-').map(Number);
  return `Vale hasta el ${day}/${month} a las ${timeIn(timeZone, moment).slice(0, 5)}`;
}
