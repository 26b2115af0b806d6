import { type AccessApi, createAccessApi } from '@cobros/sdk/access';
import { onApiStart } from './start-api.ts';

/** Client for signing in, renewing and ending a session, and recovering a password. */
export let accessApi: AccessApi;

onApiStart((options) => {
  accessApi = createAccessApi(options);
});
