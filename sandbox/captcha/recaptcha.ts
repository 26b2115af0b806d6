import { notFound } from '../rules/api-error.ts';
import { after } from '../rules/clock.ts';
import { type Captcha, captchaRejected } from './captcha.ts';
import { markUsed } from './used.ts';

/** Google's own verifier. */
export const RECAPTCHA_VERIFY_URL = 'https://www.google.com/recaptcha/api/siteverify';

const TIMEOUT_MS = 5_000;
/** Google takes a token for two minutes and then never again. */
const LIFETIME_SECONDS = 120;
/** Google's recommended threshold between programs (0.0) and people (1.0); only reCAPTCHA v3 gives a score. */
const LOWEST_SCORE = 0.5;

export interface RecaptchaOptions {
  /** The secret that belongs to the site key of the portal's `config.json`. */
  secret: string;
  /** Address of the service that verifies tokens. */
  verifyUrl: string;
}

/** reCAPTCHA: the visitor's browser gets a token from Google, and Google says whether it is good. */
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
  const answer = await fetch(url, { method: 'POST', body, signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`The captcha verifier ${url} answered ${answer.status}`);
  return (await answer.json()) as { success?: unknown; score?: number };
}
