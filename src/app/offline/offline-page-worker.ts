// Shows the offline page, which this file contains, when a navigation fails. It caches nothing and handles no other
// request, so no old version of the portal or its data is ever shown. On phones it also receives clicks on payment
// notifications.

/** Set by the build. */
declare const OFFLINE_PAGE: string;
declare const OFFLINE_POLICY: string;

/**
 * The part of the Service Worker API that is used here. TypeScript's own types for it (lib webworker) cannot be
 * combined with those for pages (lib dom).
 */
interface ServiceWorkerScope {
  skipWaiting(): Promise<void>;
  clients: { matchAll(options: { type: 'window' }): Promise<{ focus(): Promise<unknown> }[]> };
  registration: { navigationPreload?: { enable(): Promise<void> } };
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void;
  addEventListener(type: 'activate', listener: (event: LifetimeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: NavigationEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NoticeEvent) => void): void;
}
interface LifetimeEvent extends Event {
  waitUntil(work: Promise<unknown> | undefined): void;
}
interface InstallEvent extends LifetimeEvent {
  /** Static routing, which only some browsers support. */
  addRoutes?(rules: readonly { condition: { requestMode: string }; source: 'network' }[]): Promise<void>;
}
interface NoticeEvent extends LifetimeEvent {
  notification: { close(): void };
}
interface NavigationEvent extends Event {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

const worker = globalThis as unknown as ServiceWorkerScope;

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

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(worker.clients.matchAll({ type: 'window' }).then(([portal]) => portal?.focus()));
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
