import type { FriUser, Result, Schemas, Transaction } from '@cobros/sdk';
import { createTransactionsApi } from '@cobros/sdk/transactions';
import { enums, type Infer, object, refine, string } from 'superstruct';
import { api } from '../../../api/business-api.ts';
import { amount } from '../../../domain/amount-validation.ts';
import { cleanLine } from '../../../domain/clean-text.ts';
import { optionalReference } from '../../../domain/form-rules.ts';
import { LONGEST, lengthOf } from '../../../domain/maximum-lengths.ts';
import { centsOfAmount } from '../../../domain/typed-amount.ts';
import { TRANSACTIONS } from '../../../stores/cache-keys.ts';
import { config } from '../../../stores/config.ts';
import { invalidate } from '../../../stores/resource.ts';

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
    (value) => lengthOf(cleanLine(value)) <= LONGEST.note || `La nota admite ${LONGEST.note} caracteres`,
  );

export const sendRequestForm = object({
  amount: amount(() => config.value),
  note: note(),
  reference: optionalReference(),
  timer: enums(['300', '900', '3600', '86400']),
  /** Empty: the server uses the default branch, or the only one this user may charge for. */
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

export async function sendRequest(friUser: FriUser, form: SendRequestForm): Promise<Result<Transaction>> {
  const content = contentOf(friUser, form);
  const result = await api(createTransactionsApi).sendRequest(content);
  if (!result.ok) return result;

  const { transaction } = result.data;
  // Not awaited, because the lists may be long.
  void invalidate(TRANSACTIONS);
  return { ...result, data: transaction };
}

function contentOf(friUser: FriUser, form: SendRequestForm): SendRequestContent {
  const typedNote = cleanLine(form.note);
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

/** `search` comes from `parseAppUserSearch`: a username, or the digits of a phone number. */
export async function findAppUser(search: string, signal: AbortSignal): Promise<Result<FriUser>> {
  const result = await api(createTransactionsApi).verifyUser({ search }, { signal });
  return result.ok ? { ...result, data: result.data.user } : result;
}
