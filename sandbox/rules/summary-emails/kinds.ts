import type { Schemas } from '../../contract/operation-types.ts';
import { allows, requirements } from '../operation-requirements.ts';
import type { Permission, UserType } from '../user-permissions.ts';

/** Of a day, of a week, or the statement of a month. */
export type SummaryEmailKind = keyof Schemas['SummaryEmails'];

export const SUMMARY_EMAIL_KINDS: readonly SummaryEmailKind[] = ['daily', 'weekly', 'statement'];

/** Its name in sentences: `el resumen del día`. */
export const KIND_NAME: Record<SummaryEmailKind, string> = {
  daily: 'el resumen del día',
  weekly: 'el resumen de la semana',
  statement: 'el estado de cuenta del mes',
};

/** True if a person may read what an e-mail of this kind says. Checked when it is asked for, and whenever one is sent. */
export function mayReceive(
  kind: SummaryEmailKind,
  person: { type: UserType; permissions: ReadonlySet<Permission> },
): boolean {
  const read = kind === 'statement' ? 'closings.getStatement' : 'transactions.getSummary';
  return allows(requirements[read], person) && allows(requirements['profile.setSummaryEmails'], person);
}
