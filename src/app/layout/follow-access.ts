import { apiOptions } from '../../api/business-api.ts';
import { fetchOrTakeOver } from '../../api/early-requests.ts';
import { session } from '../../stores/session.ts';

/** The version that was asked about last; a server may send one that its session data lacks. */
let asked: string | null = null;

/** From now on the responses of all calls, polls above all, show that the permissions of the user changed. */
export function followAccess(): void {
  const options = apiOptions();
  const { fetch = fetchOrTakeOver } = options;
  options.fetch = async (request) => {
    const response = await fetch(request);
    note(response.headers.get('X-Access-Version'));
    return response;
  };
}

function note(version: string | null): void {
  const open = session.peek();
  if (!version || !open || version === open.userData.accessVersion || version === asked) return;
  asked = version;
  import('./operations/refresh-access.ts')
    .then(({ refreshAccess }) => refreshAccess())
    .then(
      ({ ok }) => {
        // The next response asks again.
        if (!ok) asked = null;
      },
      () => {
        asked = null;
      },
    );
}
