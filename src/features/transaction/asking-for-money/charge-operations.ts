import type { FriUser, Result, Schemas, Transaction } from '@cobros/sdk';
import { createTransactionsApi } from '@cobros/sdk/transactions';
import { enums, type Infer, object, refine, string } from 'superstruct';
import { keyedApi } from '#api/keyed-calls.ts';
import { qrImageUrl } from '#blocks/qr-files.ts';
import { textUpTo } from '#domain/clean-text.ts';
import { optionalReference } from '#domain/form-rules.ts';
import { LONGEST } from '#domain/maximum-lengths.ts';
import { centsOfProduct, productError } from '#domain/multiplied-amount.ts';
import { TRANSACTIONS } from '#stores/cache-keys.ts';
import { config } from '#stores/config.ts';
import { invalidate, type Load } from '#stores/resource.ts';
import { saveFile } from '#ui/save-file.ts';
import { cleanLine } from '#words/clean-text.ts';

export const chargeForm = object({
  amount: refine(string(), 'amount', (value) => productError(value, config.value) ?? true),
  note: textUpTo(LONGEST.note, 'La nota'),
  reference: optionalReference(),
  timer: enums(['300', '900', '3600', '86400', '259200', '604800']),
  /** Empty: the server uses the default branch, or the only one this user may charge for. */
  businessBranchId: string(),
  businessUserId: string(),
});
export type ChargeForm = Infer<typeof chargeForm>;

export const EMPTY_CHARGE = {
  amount: '',
  note: '',
  reference: '',
  timer: '900',
  businessBranchId: '',
  businessUserId: '',
} as const satisfies ChargeForm;

/** Creates a request if there is a payer, otherwise a charge that anybody can pay. */
export async function askForPayment(
  payer: FriUser | undefined,
  form: ChargeForm,
): Promise<Result<Transaction>> {
  const transactions = keyedApi(createTransactionsApi);
  const content = contentOf(form);
  const result = payer
    ? await transactions.sendRequest({
        ...content,
        timerSeconds: content.timerSeconds as Schemas['SendRequestContent']['timerSeconds'] & number,
        friUserId: payer.id,
      })
    : await transactions.charge(content);
  if (!result.ok) return result;
  // Not awaited, because the lists may be long.
  void invalidate(TRANSACTIONS);
  return { ...result, data: result.data.transaction };
}

function contentOf(form: ChargeForm) {
  const note = cleanLine(form.note);
  const reference = form.reference.trim();
  return {
    amount: centsOfProduct(form.amount, config.value) / 100,
    timerSeconds: Number(form.timer),
    ...(note && { note }),
    ...(reference && { reference }),
    ...(form.businessBranchId && { businessBranchId: form.businessBranchId }),
    ...(form.businessUserId && { businessUserId: form.businessUserId }),
  };
}

/** `search` comes from `parseAppUserSearch`: a username, or the digits of a phone number. */
export async function findAppUser(search: string, signal: AbortSignal): Promise<Result<FriUser>> {
  const result = await keyedApi(createTransactionsApi).verifyUser({ search }, { signal });
  return result.ok ? { ...result, data: result.data.user } : result;
}

/** Loads the code that pays only this charge or request, as the URL of an image. */
export const getPaymentCode =
  (transactionId: string): Load<string> =>
  async (signal) =>
    qrImageUrl(
      await keyedApi(createTransactionsApi).downloadQr({ transactionId, format: 'svg' }, { signal }),
    );

/** Downloads the payment code on an A4 page. */
export async function downloadPaymentCode(transactionId: string): Promise<Result<unknown>> {
  const result = await keyedApi(createTransactionsApi).downloadQr({ transactionId, format: 'pdf' });
  if (result.ok) saveFile(result.data.blob, result.data.fileName);
  return result;
}
