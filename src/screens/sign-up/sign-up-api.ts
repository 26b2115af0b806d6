import { createBusinessApi, type Result } from '@cobros/sdk';
import { browserInfo } from '../../api/browser-info.ts';
import { config } from '../../stores/config.ts';
import { altcha } from './captcha/altcha.ts';
import { type Captcha, callWithCaptcha, createCaptcha } from './captcha/captcha.ts';
import { recaptcha } from './captcha/recaptcha.ts';

const { apiBaseUrl, captcha: settings } = config.peek();

const api = createBusinessApi({
  baseUrl: apiBaseUrl,
  browserInfo,
  getCaptchaToken: () => captcha.take(),
}).signUp;

export const captcha: Captcha = createCaptcha(
  settings.provider === 'recaptcha' ? recaptcha(settings.siteKey) : altcha(api.getCaptchaChallenge),
);

/** Makes a call of the sign-up; each spends a captcha token. */
export const signUpCall = <Data>(call: (signUp: typeof api) => Promise<Result<Data>>) =>
  callWithCaptcha(captcha, () => call(api));
