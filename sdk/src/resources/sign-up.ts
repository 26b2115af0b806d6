import type { CallOptions, Schemas, UploadOptions } from '../call-types.ts';
import type { Transport } from '../transport.ts';
import { fetchWithProgress } from '../upload-progress.ts';

/** Each call spends a token from `getCaptchaToken`. 403: it is missing, forged, expired or used. */
export function signUpResource({ get, post, upload }: Transport) {
  return {
    /** A proof of work whose solution is a captcha token. The only call here that needs no token. */
    getCaptchaChallenge: (options?: CallOptions) => get('/sign-up/v2/captcha/challenge', {}, options),
    listStates: (options?: CallOptions) => get('/sign-up/v2/states', {}, options),
    listCities: (stateId: string, options?: CallOptions) =>
      get('/sign-up/v2/cities/{id}', { id: stateId }, options),
    listBanks: (options?: CallOptions) => get('/sign-up/v2/banks', {}, options),
    checkUsername: (username: string, options?: CallOptions) =>
      get('/sign-up/v2/check-username/{username}', { username }, options),
    /** A PDF, JPG or PNG of at most 5 MB. 422: the content is something else. */
    uploadDocument: (kind: Schemas['DocumentKind'], file: File, options?: UploadOptions) => {
      const form = new FormData();
      form.set('kind', kind);
      form.set('file', file);
      const fetch = options?.onProgress && fetchWithProgress(options.onProgress);
      return upload('/sign-up/v2/upload', form, options, fetch);
    },
    /** Returns the id for `create`. */
    registerFundSource: post('/sign-up/v2/fundsource'),
    /** Takes the documents and the account sent before. 409: the username is taken. */
    create: post('/sign-up/v2/create'),
  };
}
