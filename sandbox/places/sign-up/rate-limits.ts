import type { RateLimit } from '#access/passwords/rate-limit.ts';
import type { OperationId } from '#ground/contract/operation-types.ts';

const HOUR = 3600;
const TITLE = 'Afiliación';

// Generous, because all phones of a network may share one address.
const SIGN_UPS: RateLimit = { name: 'sign-ups', title: TITLE, limit: 20, windowSeconds: HOUR };
const DOCUMENTS: RateLimit = {
  name: 'sign-up documents',
  title: 'Documentos',
  limit: 60,
  windowSeconds: HOUR,
};
const ACCOUNTS: RateLimit = { name: 'sign-up accounts', title: TITLE, limit: 60, windowSeconds: HOUR };
const LOOKUPS: RateLimit = { name: 'sign-up lookups', title: TITLE, limit: 600, windowSeconds: 600 };
// Higher than the limits above, because each of those calls needs a challenge of its own.
const CHALLENGES: RateLimit = { name: 'captcha challenges', title: TITLE, limit: 1_000, windowSeconds: 600 };

/** Limits for one client for each call of the sign-up, counting both successes and failures. */
export const signUpRateLimits: Partial<Record<OperationId, RateLimit>> = {
  'signUp.getCaptchaChallenge': CHALLENGES,
  'signUp.listStates': LOOKUPS,
  'signUp.listCities': LOOKUPS,
  'signUp.listBanks': LOOKUPS,
  'signUp.checkUsername': LOOKUPS,
  'signUp.uploadDocument': DOCUMENTS,
  'signUp.registerFundSource': ACCOUNTS,
  'signUp.create': SIGN_UPS,
};
