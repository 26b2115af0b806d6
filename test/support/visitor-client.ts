import { type BusinessApi, type BusinessApiOptions, createBusinessApi } from '@cobros/sdk';
import { solveAltcha } from '@cobros/sdk/altcha';

type Serve = (request: Request) => Promise<Response>;

/** The SDK of a visitor: every sign-up call gets its own captcha token. */
export function visitorClient(serve: Serve, options: Partial<BusinessApiOptions> = {}): BusinessApi {
  const api = createBusinessApi({
    baseUrl: 'http://sandbox/api',
    fetch: serve,
    getCaptchaToken: async () => {
      const challenge = await api.signUp.getCaptchaChallenge();
      return challenge.ok ? { ok: true, data: solveAltcha(challenge.data) } : challenge;
    },
    ...options,
  });
  return api;
}
