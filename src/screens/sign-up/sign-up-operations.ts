import type { Bank, DocumentKind, NamedRef, Result, Schemas } from '@cobros/sdk';
import { cleanName } from '#domain/clean-text.ts';
import type { Load } from '#stores/resource.ts';
import { cleanLine } from '#words/clean-text.ts';
import { COUNTRY_CODE } from '#words/phone.ts';
import { callWithCaptcha } from './captcha/captcha-operations.ts';
import { REQUIRED_DOCUMENTS } from './documents/document-files.ts';
import { changeDraft, draft, type SignUpDraft } from './draft.ts';
import {
  type AccessForm,
  accountContent,
  type BankForm,
  fundSourceContent,
  phoneDigits,
} from './sign-up-forms.ts';
import { clearSignUpFailure, rememberSentSignUp, saveSignUpFailure } from './sign-up-outcome.ts';

export const checkUsername = (
  username: string,
  signal: AbortSignal,
): Promise<Result<Schemas['CheckUsernameAnswer']>> =>
  callWithCaptcha((signUp) => signUp.checkUsername(username, { signal }));

export const listBanks: Load<Bank[]> = async (signal) => {
  const result = await callWithCaptcha((signUp) => signUp.listBanks({ signal }));
  return result.ok ? { ok: true, data: result.data.banks } : result;
};

export const listStates: Load<NamedRef[]> = async (signal) => {
  const result = await callWithCaptcha((signUp) => signUp.listStates({ signal }));
  return result.ok ? { ok: true, data: result.data.states } : result;
};

/** Cities of a state; empty until a state is chosen. */
export const listCities =
  (stateId: string): Load<NamedRef[]> =>
  async (signal) => {
    if (!stateId) return { ok: true, data: [] };
    const result = await callWithCaptcha((signUp) => signUp.listCities(stateId, { signal }));
    return result.ok ? { ok: true, data: result.data.cities } : result;
  };

/** Registers the account that will receive the money of closings, unless it is already registered. */
export async function registerFundSource(form: BankForm): Promise<Result<unknown>> {
  const content = accountContent(form);
  if (draft.peek().account?.content === content) return { ok: true, data: {} };
  const result = await callWithCaptcha((signUp) => signUp.registerFundSource(fundSourceContent(form)));
  if (result.ok) changeDraft({ account: { id: result.data.fundSourceId, content, at: Date.now() } });
  return result;
}

export async function sendSignUp(access: AccessForm): Promise<Result<unknown>> {
  const content = signUpContent(draft.peek(), access);
  const result = await callWithCaptcha((signUp) => signUp.create(content));
  if (!result.ok) {
    saveSignUpFailure(result.failure);
    return result;
  }
  clearSignUpFailure();
  rememberSentSignUp({ emailAddress: content.emailAddress, username: content.username });
  return result;
}

export function signUpContent(from: SignUpDraft, access: AccessForm): Schemas['SignUpContent'] {
  const { business, location, account, documents } = from;
  return {
    businessName: cleanName(business.businessName),
    taxId: business.taxId.trim(),
    businessType: business.businessType as Schemas['BusinessType'],
    contactName: cleanName(business.contactName),
    emailAddress: business.emailAddress.trim(),
    countryCode: COUNTRY_CODE,
    phoneNumber: phoneDigits(business.phoneNumber),
    stateId: location.stateId,
    cityId: location.cityId,
    address: cleanLine(location.address),
    fundSourceId: account?.id ?? '',
    documentIds: REQUIRED_DOCUMENTS.flatMap(({ kind }) => documents[kind]?.id ?? []),
    username: access.username.trim(),
    password: access.password1,
  };
}

interface UploadOptions {
  signal: AbortSignal;
  onProgress: (sent: number, total: number) => void;
}

export const uploadDocument = (kind: DocumentKind, file: File, options: UploadOptions) =>
  callWithCaptcha((signUp) => signUp.uploadDocument(kind, file, options));
