import { tabStorage } from './browser-storage.ts';
import { sessionEndListeners } from './end-session.ts';
import { forgetOutcomes } from './request-outcomes.ts';
import { endReason } from './session-end-reason.ts';

// All that is stored of who is signed in, besides the session itself and what a person keeps on this device on purpose: their
// views and the username of Recordarme.

/** Stays when a session ends by itself, so that its user can go on, and goes with a sign-out. */
const UNFINISHED = [
  'cobros.last-address',
  'cobros.unfinished',
  'cobros.unfinished-page',
  'cobros.watched-requests',
];

sessionEndListeners.add(() => {
  forgetOutcomes();
  // After the other listeners have stored it. A session has no reason to end when its user signed out, here or in another tab.
  queueMicrotask(() => {
    if (!endReason.peek()) UNFINISHED.forEach(tabStorage.remove);
  });
});
