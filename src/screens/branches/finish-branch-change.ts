import type { Result } from '@cobros/sdk';
import { finishChange } from '../../blocks/form/finish-change.ts';
import { PLACES } from '../../stores/cache-keys.ts';
import { branchModal } from './branch-modal.ts';

/** Ends every operation of this screen. */
export function finishBranchChange<Data>(
  result: Result<Data>,
  done: { title: string; message: string },
): Promise<Result<Data>> {
  return finishChange(result, { ...done, changed: PLACES, close: branchModal.close });
}

export const branchMessage = (name: string) => `Sucursal ${name}`;
