import type { FriUser, Result, Schemas, Transaction } from '@cobros/sdk';
import { enums, type Infer, object, refine, string } from 'superstruct';
import { api } from '../../../api/api.ts';
import { createIdempotencyKeys } from '../../../api/idempotency-keys.ts';
import { centsOfAmount } from '../../../domain/amount.ts';
import { amount } from '../../../domain/amount-rule.ts';
import { optionalReference } from '../../../domain/form-rules.ts';
import { LONGEST, lengthOf } from '../../../domain/lengths.ts';
import { plainLine } from '../../../domain/plain-line.ts';
import { config } from '../../../stores/config.ts';
import { invalidate } from '../../../stores/resource.ts';
import { openLoader } from '../transaction-modals.ts';
import { TRANSACTIONS } from '../transaction-sets.ts';
import { watchRequest } from '../watched-requests.ts';

export const TIMERS = [
  { value: '300', label: '5 minutos' },
  { value: '900', label: '15 minutos' },
  { value: '3600', label: '1 hora' },
  { value: '86400', label: '24 horas' },
] as const;

const note = () =>
  refine(
    string(),
    'note',
    (value) => lengthOf(value.trim()) <= LONGEST.note || `La nota admite ${LONGEST.note} caracteres`,
  );

export const sendRequestForm = object({
  amount: amount(() => config.value),
  note: note(),
  reference: optionalReference(),
  timer: enums(['300', '900', '3600', '86400']),
  /** Empty: the server takes the default one, or the only one this person may charge for. */
  businessBranchId: string(),
  businessUserId: string(),
});
export type SendRequestForm = Infer<typeof sendRequestForm>;

export const EMPTY_REQUEST: SendRequestForm = {
  amount: '',
  note: '',
  reference: '',
  timer: '900',
  businessBranchId: '',
  businessUserId: '',
};

type SendRequestContent = Schemas['SendRequestContent'];

const keys = createIdempotencyKeys();

/** Sends it, and waits for the answer in the loader. */
export async function sendRequest(friUser: FriUser, form: SendRequestForm): Promise<Result<Transaction>> {
  const content = contentOf(friUser, form);
  const result = await api.transactions.sendRequest(content, { idempotencyKey: keys.keyFor(content) });
  keys.learn(result);
  if (!result.ok) return result;

  const { transaction } = result.data;
  // The loader does not wait for lists, which may be long.
  void invalidate(TRANSACTIONS);
  watchRequest(transaction);
  openLoader(transaction);
  return { ...result, data: transaction };
}

function contentOf(friUser: FriUser, form: SendRequestForm): SendRequestContent {
  const typedNote = plainLine(form.note);
  const reference = form.reference.trim();
  return {
    friUserId: friUser.id,
    amount: centsOfAmount(form.amount, config.value) / 100,
    timerSeconds: Number(form.timer) as SendRequestContent['timerSeconds'] & number,
    ...(typedNote && { note: typedNote }),
    ...(reference && { reference }),
    ...(form.businessBranchId && { businessBranchId: form.businessBranchId }),
    ...(form.businessUserId && { businessUserId: form.businessUserId }),
  };
}
