import type { Result, Transaction } from '@cobros/sdk';
import { api } from '../../../api/api.ts';

export async function retrieveTransaction(id: string, signal?: AbortSignal): Promise<Result<Transaction>> {
  const result = await api.transactions.retrieve({ transactionId: id }, signal && { signal });
  return result.ok ? { ...result, data: result.data.transaction } : result;
}
