import type { RefundPolicy, Result, Schemas } from '@cobros/sdk';
import { createTransactionsApi } from '@cobros/sdk/transactions';
import { keyedApi } from '#api/keyed-calls.ts';
import { callIfChanged } from '#blocks/form/finish-change.ts';
import { ACTIVITY, REFUND_POLICY } from '#stores/cache-keys.ts';
import { showSuccess } from '#stores/messages.ts';
import { invalidate, type Load } from '#stores/resource.ts';

export const getRefundPolicy: Load<{ policy: RefundPolicy }> = (signal) =>
  keyedApi(createTransactionsApi).getRefundPolicy({ signal });

/** Saves the policy. If somebody else has changed it meanwhile, reads it again, for whoever shows it. */
export async function setRefundPolicy(
  content: Schemas['SetRefundPolicyContent'],
  saved: Pick<RefundPolicy, 'confirmFrom'>,
): Promise<Result<unknown>> {
  const { rules, confirmFrom } = content;
  const result = await callIfChanged(
    { rules, confirmFrom },
    { rules: [], confirmFrom: saved.confirmFrom },
    () => keyedApi(createTransactionsApi).setRefundPolicy(content),
  );
  if (!result.ok && result.failure.code !== 'changed-meanwhile') return result;
  await invalidate(REFUND_POLICY, ACTIVITY);
  if (!result.ok) return result;
  const { title = 'Reembolsos', message = 'Se actualizo con éxito' } = result.info ?? {};
  showSuccess(title, message);
  return result;
}
