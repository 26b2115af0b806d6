import { tabStorage } from './browser-storage.ts';
import { sessionEndListeners } from './end-session.ts';
import { forgetOutcomes } from './payment-request-outcomes.ts';
import { endReason } from './session-end-reason.ts';

// Everything stored about the signed-in user, except the session itself and what users keep on the device on purpose:
// their views, and the username if they chose to be remembered.

/** Kept when a session ends by itself, so that its user can continue; removed when the user signs out. */
const UNFINISHED = [
  'cobros.last-address',
  'cobros.unfinished',
  'cobros.unfinished-page',
  'cobros.watched-requests',
  'cobros.export',
  'cobros.import',
];

sessionEndListeners.add(() => {
  forgetOutcomes();
  // Runs after the other listeners have stored their data. Without a reason the user has signed out, here or in another tab.
  queueMicrotask(() => {
    if (!endReason.peek()) UNFINISHED.forEach(tabStorage.remove);
  });
});
