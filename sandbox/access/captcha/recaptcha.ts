import { notFound } from '#terms/errors/api-error.ts';
import { after } from '#terms/time/clock.ts';
import { type Captcha, captchaRejected } from './captcha-interface.ts';
import { markUsed } from './used-tokens.ts';

/** Google's verification service. */
export const RECAPTCHA_VERIFY_URL = 'https://www.google.com/recaptcha/api/siteverify';

const TIMEOUT_MS = 5_000;
/** Google accepts a token once, within two minutes. */
const LIFETIME_SECONDS = 120;
/** Score that Google recommends as the limit between programs (0.0) and people (1.0); only reCAPTCHA v3 returns a score. */
const LOWEST_SCORE = 0.5;

export interface RecaptchaOptions {
  /** The secret that belongs to the site key in the portal's `config.json`. */
  secret: string;
  /** Address of the verification service. */
  verifyUrl: string;
}

/** reCAPTCHA: the browser gets a token from Google, and Google's verification service says whether it is valid. */
export function createRecaptcha({ secret, verifyUrl }: RecaptchaOptions): Captcha {
  return {
    async issue() {
      throw notFound('Este servidor usa reCAPTCHA y no da pruebas propias');
    },
    async spend(database, token, now) {
      const verdict = await ask(verifyUrl, new URLSearchParams({ secret, response: token }));
      if (verdict.success !== true || (verdict.score ?? 1) < LOWEST_SCORE) throw captchaRejected();
      await markUsed(database, token, after(now, LIFETIME_SECONDS));
    },
  };
}

async function ask(url: string, body: URLSearchParams): Promise<{ success?: unknown; score?: number }> {
  const response = await fetch(url, { method: 'POST', body, signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`The captcha verifier ${url} responded with ${response.status}`);
  return (await response.json()) as { success?: unknown; score?: number };
}
