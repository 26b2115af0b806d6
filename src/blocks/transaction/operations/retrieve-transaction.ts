import type { Result, Transaction } from '@cobros/sdk';
import { createTransactionsApi } from '@cobros/sdk/transactions';
import { api } from '../../../api/business-api.ts';

export async function retrieveTransaction(id: string, signal?: AbortSignal): Promise<Result<Transaction>> {
  const result = await api(createTransactionsApi).retrieve({ transactionId: id }, signal && { signal });
  return result.ok ? { ...result, data: result.data.transaction } : result;
}
