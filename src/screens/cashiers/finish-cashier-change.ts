import type { Result } from '@cobros/sdk';
import { finishChange } from '../../blocks/form/finish-change.ts';
import { PLACES } from '../../stores/cache-keys.ts';
import { cashierModal } from './cashier-modal.ts';

/** Ends every operation of this screen. */
export function finishCashierChange<Data>(
  result: Result<Data>,
  done: { title: string; message: string },
): Promise<Result<Data>> {
  return finishChange(result, { ...done, changed: PLACES, close: cashierModal.close });
}

export const cashierMessage = ({ username }: { username: string }) => `Caja @${username}`;
