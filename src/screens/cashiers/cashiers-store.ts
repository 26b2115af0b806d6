import type { Cashier, Result } from '@cobros/sdk';
import { finishChange } from '../../blocks/form/finish-change.ts';
import { PLACES } from '../../stores/cache-keys.ts';
import { cashierModal } from './cashier-modal.ts';

/** What is searched. */
export const cashierTexts = ({ name, referenceId, username, emailAddress }: Cashier) => [
  name,
  referenceId,
  username,
  emailAddress,
];

/** The end of every operation of this screen. */
export function finishCashierChange<Data>(
  result: Result<Data>,
  done: { title: string; message: string },
): Promise<Result<Data>> {
  return finishChange(result, { ...done, changed: PLACES, close: cashierModal.close });
}

/** How a message names a cashier. */
export const cashierMessage = ({ username }: { username: string }) => `Caja @${username}`;

/** Of a child cashier its titular one. */
export function titularOf(child: Cashier, all: readonly Cashier[]): Cashier | undefined {
  return all.find(({ childrenUser }) => childrenUser?.includes(child.id));
}
