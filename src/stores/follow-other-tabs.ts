import { paths } from '#domain/paths.ts';
import { endInThisTab, reloadNow } from './end-session.ts';
import { enterSession, readStored, reloadAtSignIn, session } from './session.ts';
import { SESSION_KEY } from './stored-session.ts';

/** Follows sign-ins and sign-outs in other tabs of this device; reloads the page when the user has changed. */
export function followOtherTabs(reload = reloadNow, afterSignOut = reloadAtSignIn): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== SESSION_KEY && key !== null) return;
    const mine = session.peek();
    const stored = readStored(Date.now());
    if (stored && stored.userData.user.id === (mine ?? stored).userData.user.id) {
      if (mine || location.pathname.startsWith(paths.auth.root)) enterSession(stored);
    } else if (mine) {
      endInThisTab(mine, (!stored && newValue) || '', stored ? reload : afterSignOut);
    }
  });
}
