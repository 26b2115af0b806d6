import type { Schemas } from '#ground/contract/operation-types.ts';
import { allows, requirements } from './operation-requirements.ts';
import type { Permission, UserType } from './user-permissions.ts';

/** The summary of a day or a week, or the statement of a month. */
export type SummaryEmailKind = keyof Schemas['SummaryEmails'];

/** The choices of a user, given the kinds that are turned on. */
export const choicesOf = (wanted: readonly string[]): Schemas['SummaryEmails'] => ({
  daily: wanted.includes('daily'),
  weekly: wanted.includes('weekly'),
  statement: wanted.includes('statement'),
});

export const SUMMARY_EMAIL_KINDS: readonly SummaryEmailKind[] = ['daily', 'weekly', 'statement'];

/** The name of each kind within sentences: `el resumen del día`. */
export const KIND_NAME: Record<SummaryEmailKind, string> = {
  daily: 'el resumen del día',
  weekly: 'el resumen de la semana',
  statement: 'el estado de cuenta del mes',
};

/** True if a person may read the content of this kind of e-mail. Checked when it is turned on, and each time one is sent. */
export function mayReceive(
  kind: SummaryEmailKind,
  person: { type: UserType; permissions: ReadonlySet<Permission> },
): boolean {
  const read = kind === 'statement' ? 'closings.getStatement' : 'transactions.getSummary';
  return allows(requirements[read], person) && allows(requirements['profile.setSummaryEmails'], person);
}
