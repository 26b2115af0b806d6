import type { FriUser, Result, Schemas, Transaction } from '@cobros/sdk';
import { api } from '../../../api/api.ts';
import { idempotent } from '../../../api/idempotent.ts';
import { centsOfAmount } from '../../../domain/amount.ts';
import { cleanLine } from '../../../domain/clean-text.ts';
import { TRANSACTIONS } from '../../../stores/cache-keys.ts';
import { config } from '../../../stores/config.ts';
import { invalidate } from '../../../stores/resource.ts';
import type { SendRequestForm } from '../send-request-form.ts';
import { watchRequest } from '../watched-requests.ts';

type SendRequestContent = Schemas['SendRequestContent'];

const send = idempotent((content: SendRequestContent, options) =>
  api.transactions.sendRequest(content, options),
);

/** Sends the request and watches for its outcome. */
export async function sendRequest(friUser: FriUser, form: SendRequestForm): Promise<Result<Transaction>> {
  const content = contentOf(friUser, form);
  const result = await send(content);
  if (!result.ok) return result;

  const { transaction } = result.data;
  // Not awaited: the lists may be long.
  void invalidate(TRANSACTIONS);
  watchRequest(transaction);
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
