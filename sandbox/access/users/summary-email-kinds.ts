import type { Schemas } from '#ground/contract/operation-types.ts';
import { allows, requirements, type SessionRequirement } from './operation-requirements.ts';
import type { RefundMode } from './refund-mode.ts';
import type { Permission, UserType } from './user-permissions.ts';

/** E-mails at the end of a period: the summary of a day or a week, or the statement of a month. */
export type PeriodicKind = 'daily' | 'weekly' | 'statement';

/** E-mails that a user may turn on, as they are stored. Requests to refund are told when they are made or decided. */
export type SummaryEmailKind = PeriodicKind | 'refund-requests';

type Choices = Required<Schemas['SummaryEmails']>;

/** The field of each kind in the description. */
export const FIELD_OF_KIND: Record<SummaryEmailKind, keyof Choices> = {
  daily: 'daily',
  weekly: 'weekly',
  statement: 'statement',
  'refund-requests': 'refundRequests',
};

/** The choices of a user, given the kinds that are turned on. */
export const choicesOf = (wanted: readonly string[]): Choices => ({
  daily: wanted.includes('daily'),
  weekly: wanted.includes('weekly'),
  statement: wanted.includes('statement'),
  refundRequests: wanted.includes('refund-requests'),
});

export const SUMMARY_EMAIL_KINDS: readonly SummaryEmailKind[] = [
  'daily',
  'weekly',
  'statement',
  'refund-requests',
];

/** The name of each kind within sentences: `el resumen del día`. */
export const KIND_NAME: Record<SummaryEmailKind, string> = {
  daily: 'el resumen del día',
  weekly: 'el resumen de la semana',
  statement: 'el estado de cuenta del mes',
  'refund-requests': 'el aviso de reembolsos pedidos',
};

/** Summaries are for who sees more than one cashier. */
const SEES_MANY: SessionRequirement = {
  ...requirements['profile.setSummaryEmails'],
  anyOf: [['view_balance'], ['closing_for_master_cashier']],
};

interface Person {
  type: UserType;
  permissions: ReadonlySet<Permission>;
  refundMode: RefundMode;
}

/** True if a person may read the content of this kind of e-mail. Checked when it is turned on, and each time one is sent. */
export function mayReceive(kind: SummaryEmailKind, person: Person): boolean {
  if (kind === 'refund-requests') {
    const isConcerned = person.refundMode !== 'not-allowed';
    return isConcerned && allows(requirements['profile.setSummaryEmails'], person);
  }
  const read = kind === 'statement' ? 'closings.getStatement' : 'transactions.getSummary';
  return allows(requirements[read], person) && allows(SEES_MANY, person);
}
