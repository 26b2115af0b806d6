import { useEffect } from 'react';
import { scriptUrl } from '#api/trusted-script-url.ts';
import { whenQuiet } from '#stores/prefetch-code.ts';

/** Registers the service worker that shows the offline page, once the page has loaded its data. */
export function useOfflineWorker(): void {
  useEffect(() => {
    let wanted = true;
    whenQuiet(() => wanted)
      .then((quiet) => (quiet ? register() : undefined))
      .catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, []);
}

/** Browsers offer service workers only to pages loaded over a secure connection. */
const register = () => navigator.serviceWorker?.register(scriptUrl(`${BASE_PATH}/service-worker.js`));
