// Shows the offline page, which this file contains, when a navigation fails. It caches nothing and handles no other
// request, so no old version of the portal or its data is ever shown. It also shows what is pushed while the portal is
// closed, and receives clicks on notices.
import './push-worker.ts';
import { type NavigationEvent, worker } from './service-worker-scope.ts';

/** Set by the build. */
declare const OFFLINE_PAGE: string;
declare const OFFLINE_POLICY: string;

worker.addEventListener('install', (event) => {
  void worker.skipWaiting();
  // Everything except navigations bypasses the service worker, which would first have to start.
  const rules = ['cors', 'no-cors', 'same-origin'].map((requestMode) => ({
    condition: { requestMode },
    source: 'network' as const,
  }));
  event.waitUntil(event.addRoutes?.(rules).catch(() => undefined));
});

worker.addEventListener('activate', (event) => {
  // The browser requests the page while the service worker is starting.
  event.waitUntil(worker.registration.navigationPreload?.enable());
});

worker.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(pageOrOffline(event));
});

async function pageOrOffline({ request, preloadResponse }: NavigationEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': OFFLINE_POLICY,
      'Cache-Control': 'no-store',
    };
    return new Response(OFFLINE_PAGE, { status: 503, headers });
  }
}
