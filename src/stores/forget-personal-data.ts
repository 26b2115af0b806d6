import { deviceStorage, tabStorage } from './browser-storage.ts';
import { sessionEndListeners } from './end-session.ts';

// All that is stored of who is signed in, besides the session itself and what a person keeps on this device on purpose: their
// views and the username of Recordarme.

/** Of no use without a session. */
const OF_SESSION = ['cobros.frame', 'cobros.seen-transactions'];
/** Stays when a session ends by itself, so that its user can go on, and goes with a sign-out. */
const UNFINISHED = [
  'cobros.last-address',
  'cobros.unfinished',
  'cobros.unfinished-page',
  'cobros.watched-requests',
];

sessionEndListeners.add((_userId, reason) => {
  OF_SESSION.forEach(deviceStorage.remove);
  // Signed out, here or in another tab. After the listeners that store it.
  if (!reason) queueMicrotask(() => UNFINISHED.forEach(tabStorage.remove));
});
