import type { Session } from '#access/sessions/sessions.ts';
import { allows, requirements } from '#access/users/operation-requirements.ts';
import type { OperationId, Schemas } from '#ground/contract/operation-types.ts';

export type ChangedList = Schemas['ChangedList'];

/** A set of lists as a bit mask, because each of thousands of streams keeps one, and most changes concern several lists. */
export type Lists = number;

export const NO_LISTS: Lists = 0;

/** The call that reads each list. A session that may not make the call gets no changes of the list. */
const READ_BY = {
  pending: 'transactions.listPending',
  paid: 'transactions.listPaid',
  balance: 'transactions.balances',
  closings: 'closings.history',
  branches: 'branches.list',
  cashiers: 'cashiers.list',
  users: 'administrativeUsers.list',
  activity: 'activity.list',
  session: 'auth.renewSession',
  'refund-requests': 'transactions.listRefundRequests',
} as const satisfies Record<ChangedList, OperationId>;

const NAMES = Object.keys(READ_BY) as ChangedList[];

/** Bits of the lists with these names. Unknown names are ignored, because a later version may record them. */
export function listsNamed(names: readonly string[]): Lists {
  return names.reduce((lists, name) => {
    const at = NAMES.indexOf(name as ChangedList);
    return at < 0 ? lists : lists | (1 << at);
  }, NO_LISTS);
}

export const SESSION_LIST: Lists = listsNamed(['session']);

/** Names of these lists, in the order of the description. */
export function namesOf(lists: Lists): ChangedList[] {
  return NAMES.filter((_, at) => lists & (1 << at));
}

/** The lists that a session may read. */
export function listsReadBy({ user, permissions }: Pick<Session, 'user' | 'permissions'>): Lists {
  const caller = { type: user.type, permissions };
  return listsNamed(NAMES.filter((name) => allows(requirements[READ_BY[name]], caller)));
}
