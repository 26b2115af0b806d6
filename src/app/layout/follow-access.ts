import { apiOptions } from '#api/api-options.ts';
import { fetchOrTakeOver } from '#api/early-requests.ts';
import { session } from '#stores/session.ts';

/** From now on, the responses of all calls, mainly polls, reveal that the user's permissions have changed. */
export function followAccess(): void {
  const options = apiOptions();
  const { fetch = fetchOrTakeOver } = options;
  options.fetch = async (request) => {
    const response = await fetch(request);
    const version = response.headers.get('X-Access-Version');
    if (version && version !== session.peek()?.userData.accessVersion)
      import('./session-operations.ts').then(
        ({ refreshAccess }) => refreshAccess(version),
        () => undefined,
      );
    return response;
  };
}
