import type { Result } from '@cobros/sdk';
import { createCaptchaTokens } from '#screens/sign-up/captcha/captcha-tokens.ts';

/** A rejection by the captcha provider with this status. */
export const captchaFailure = (status: number) =>
  ({
    ok: false,
    failure: { kind: 'answered', title: 'Captcha', message: `No (${status})`, status },
  }) as const;

/** A captcha provider with numbered tokens, and a clock that the test advances. */
export function numberedCaptchaTokens(answers: Record<number, Result<string>> = {}) {
  let made = 0;
  let now = 0;
  const captcha = createCaptchaTokens(
    {
      label: 'Prueba',
      getToken: async () => {
        made += 1;
        return answers[made] ?? { ok: true, data: `token-${made}` };
      },
    },
    () => now,
  );
  return {
    captcha,
    made: () => made,
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}
