import { suite } from 'uvu';
import { setCaptchaTokenSource } from '#api/sign-up-api.ts';
import { forgetDraft } from '#screens/sign-up/draft.ts';
import { clearSignUpFailure } from '#screens/sign-up/sign-up-outcome.ts';
import { forgetResources } from '#stores/resource.ts';

/** A suite about a step of the sign-up: each test begins at the address of the step, without a draft and with a captcha. */
export function signUpStepSuite(title: string, address: string) {
  const test = suite(title);
  const forget = (path: string) => {
    forgetDraft();
    clearSignUpFailure();
    history.replaceState(null, '', path);
  };
  test.before.each(() => {
    localStorage.clear();
    forgetResources();
    forget(address);
    setCaptchaTokenSource(async () => ({ ok: true, data: 'token' }));
  });
  test.after(() => forget('/'));
  return test;
}
