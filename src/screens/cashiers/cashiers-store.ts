import type { Cashier, Result } from '@cobros/sdk';
import { finishChange } from '../../blocks/form/finish-change.ts';
import { PLACES } from '../../stores/cache-keys.ts';
import { cashierModal } from './cashier-modal.ts';

/** Texts that the search compares. */
export const cashierTexts = ({ name, referenceId, username, emailAddress }: Cashier) => [
  name,
  referenceId,
  username,
  emailAddress,
];

/** Ends every operation of this screen. */
export function finishCashierChange<Data>(
  result: Result<Data>,
  done: { title: string; message: string },
): Promise<Result<Data>> {
  return finishChange(result, { ...done, changed: PLACES, close: cashierModal.close });
}

export const cashierMessage = ({ username }: { username: string }) => `Caja @${username}`;

/** Titular of a child cashier. */
export function titularOf(child: Cashier, all: readonly Cashier[]): Cashier | undefined {
  return all.find(({ childrenUser }) => childrenUser?.includes(child.id));
}
