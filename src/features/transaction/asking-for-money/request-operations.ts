import type { FriUser, Result } from '@cobros/sdk';
import { createTransactionsApi } from '@cobros/sdk/transactions';
import { enums, type Infer, object } from 'superstruct';
import { keyedApi } from '#api/keyed-calls.ts';
import { amount } from '#domain/amount-validation.ts';
import { config } from '#stores/config.ts';
import { chargeForm } from './charge-operations.ts';

export const TIMERS = [
  { value: '300', label: '5 minutos' },
  { value: '900', label: '15 minutos' },
  { value: '3600', label: '1 hora' },
  { value: '86400', label: '24 horas' },
] as const;

export const sendRequestForm = object({
  ...chargeForm.schema,
  amount: amount(() => config.value),
  timer: enums(['300', '900', '3600', '86400']),
});
export type SendRequestForm = Infer<typeof sendRequestForm>;

/** `search` comes from `parseAppUserSearch`: a username, or the digits of a phone number. */
export async function findAppUser(search: string, signal: AbortSignal): Promise<Result<FriUser>> {
  const result = await keyedApi(createTransactionsApi).verifyUser({ search }, { signal });
  return result.ok ? { ...result, data: result.data.user } : result;
}
