import { createHash } from 'node:crypto';
import type { StatementData } from './read-statement.ts';

/**
 * `EC-202610-7F3A90`: the days, and a checksum of the content. The same statement has the same number; if one differs by a cent,
 * so does its number.
 */
export function statementNumber(businessId: string, { branch, days, opening }: StatementData): string {
  const said = days.map(({ part, money, closings, deposits }) => [part.day, money, closings, deposits]);
  const hash = createHash('sha256')
    .update(JSON.stringify([businessId, branch?.id ?? null, opening, said]))
    .digest('hex');
  return `EC-${daysText(days.map(({ part }) => part.day))}-${hash.slice(0, 6).toUpperCase()}`;
}

/** `202610` for days of one month starting at its first, otherwise `20261015-20261102`. */
function daysText(days: readonly string[]): string {
  const [first = '', last = ''] = [days[0], days.at(-1)].map((day) => day?.replaceAll('-', ''));
  return first.endsWith('01') && first.slice(0, 6) === last.slice(0, 6)
    ? first.slice(0, 6)
    : `${first}-${last}`;
}
