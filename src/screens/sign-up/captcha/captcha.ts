import { setCaptchaTokenSource } from '../../../api/sign-up-api.ts';
import { config } from '../../../stores/config.ts';
import { getCaptchaChallenge } from '../operations/get-captcha-challenge.ts';
import { altcha } from './altcha.ts';
import { createCaptchaTokens } from './captcha-tokens.ts';
import { recaptcha } from './recaptcha.ts';

const { provider, siteKey } = config.peek().captcha;

export const captcha = createCaptchaTokens(
  provider === 'recaptcha' ? recaptcha(siteKey) : altcha(getCaptchaChallenge),
);
setCaptchaTokenSource(captcha.take);
