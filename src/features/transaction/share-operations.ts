import type { Result, Transaction } from '@cobros/sdk';
import { createTransactionsApi } from '@cobros/sdk/transactions';
import { keyedApi } from '#api/keyed-calls.ts';
import { TRANSACTIONS } from '#stores/cache-keys.ts';
import { showSuccess } from '#stores/messages.ts';
import { invalidate } from '#stores/resource.ts';
import { transactionKey } from './watched-requests.ts';

/** Says that the link was sent, for everybody who asks for that money. Not every server keeps it. */
export async function markSent(
  { id, linkSentDate }: Transaction,
  reminder: boolean,
): Promise<Result<unknown> | undefined> {
  if (linkSentDate === undefined) return undefined;
  const content = { transactionId: id, ...(reminder && { reminder }) };
  const result = await keyedApi(createTransactionsApi).markSent(content);
  // Also after a failure: it may have been paid meanwhile.
  void invalidate(TRANSACTIONS, transactionKey(id));
  if (result.ok) showSuccess('Enlace', reminder ? 'Recordatorio enviado' : 'Enlace enviado');
  return result;
}
