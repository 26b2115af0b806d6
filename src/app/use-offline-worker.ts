import { useEffect } from 'react';
import { scriptUrl } from '#api/trusted-script-url.ts';
import { whenQuiet } from '#stores/prefetch-code.ts';

/**
 * Registers the service worker that shows the offline page and notices, once the page has loaded its data, and renews the notices
 * of a device that has them.
 */
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
async function register(): Promise<void> {
  const worker = await navigator.serviceWorker?.register(scriptUrl(`${BASE_PATH}/service-worker.js`));
  const subscription = await worker?.pushManager?.getSubscription();
  if (!subscription) return;
  const { keepPush } = await import('#blocks/push/keep-push.ts');
  await keepPush(subscription);
}
