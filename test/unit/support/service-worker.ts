type Listeners = Record<string, (event: never) => void>;

const { addEventListener } = globalThis;

/** Loads a script that adds listeners to the page or the worker, and returns those listeners. */
export async function listenersOf(load: () => Promise<unknown>): Promise<Listeners> {
  const listeners: Listeners = {};
  Object.assign(globalThis, {
    addEventListener: (type: string, listener: () => void) => {
      listeners[type] = listener;
    },
  });
  try {
    await load();
  } finally {
    Object.assign(globalThis, { addEventListener });
  }
  return listeners;
}

Object.assign(globalThis, {
  OFFLINE_PAGE: '<h1>Sin conexión con el portal</h1>',
  OFFLINE_POLICY: "default-src 'none'",
});

/** The listeners of the service worker, whose script runs once for all tests of a process. */
export const serviceWorker = await listenersOf(() => import('#app/offline/offline-page-worker.ts'));
