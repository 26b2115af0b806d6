import type { Result, Schemas } from '@cobros/sdk';
import { cleanLine, cleanName } from '../../../domain/clean-text.ts';
import { COUNTRY_CODE } from '../../../domain/phone.ts';
import { REQUIRED_DOCUMENTS } from '../documents/required-documents.ts';
import { draft, type SignUpDraft } from '../draft.ts';
import type { AccessForm } from '../forms/access-form.ts';
import { phoneDigits } from '../forms/business-form.ts';
import { clearSignUpFailure, saveSignUpFailure } from '../saved-sign-up-failure.ts';
import { rememberSentSignUp } from '../sent-sign-up.ts';
import { callWithCaptcha } from './call-with-captcha.ts';

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
