import type { FriUser, Result } from '@cobros/sdk';
import { createTransactionsApi } from '@cobros/sdk/transactions';
import { api } from '../../../api/business-api.ts';

/** `search` comes from `parseAppUserSearch`: a username, or the digits of a phone number. */
export async function findAppUser(search: string, signal: AbortSignal): Promise<Result<FriUser>> {
  const result = await api(createTransactionsApi).verifyUser({ search }, { signal });
  return result.ok ? { ...result, data: result.data.user } : result;
}
