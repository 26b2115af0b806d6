import type { Result } from '@cobros/sdk';
import { changeDraft, draft } from '../draft.ts';
import { accountContent, type BankForm, fundSourceContent } from '../forms/bank-form.ts';
import { callWithCaptcha } from './call-with-captcha.ts';

/** Registers the account that will receive closings, unless it is already registered. */
export async function registerFundSource(form: BankForm): Promise<Result<unknown>> {
  const content = accountContent(form);
  if (draft.peek().account?.content === content) return { ok: true, data: {} };
  const result = await callWithCaptcha((signUp) => signUp.registerFundSource(fundSourceContent(form)));
  if (result.ok) changeDraft({ account: { id: result.data.fundSourceId, content, at: Date.now() } });
  return result;
}
