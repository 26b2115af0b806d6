import { api } from './api.ts';
import { startAppUserSelect } from './app-user-select.ts';
import { showClock, startClock, tick } from './clock-panel.ts';
import { byId, setText } from './dom.ts';
import { showDeliveries, showEmails } from './emails-and-deliveries.ts';
import { startFailClosingAndReset } from './fail-closing-and-reset.ts';
import { createPhone } from './phone-view.ts';
import { showResult } from './run-action.ts';
import { startSignUps } from './sign-ups.ts';
import { startTabs } from './tabs.ts';

const POLL_MS = 1_500;
const LOST = 'Sin conexión con el sandbox, se intenta de nuevo';

const people = startAppUserSelect(() => {
  phone.clear();
  void refreshNow();
});
const signUps = startSignUps(refreshNow);
const phone = createPhone(people.current, refreshNow);

let refreshes = 0;
async function refresh(): Promise<void> {
  refreshes += 1;
  const mine = refreshes;
  const [users, clock, emails, deliveries, listed] = await Promise.all([
    api.users(),
    api.clock(),
    api.emails(),
    api.deliveries(),
    api.signUps(),
  ]);
  // This read may have begun before the action; a later refresh shows the action's result.
  if (mine !== refreshes) return;
  people.show(users);
  showClock(clock);
  showEmails(emails);
  showDeliveries(deliveries);
  signUps.show(listed);
  setText(byId('email-count', HTMLElement), String(emails.length));
  setText(byId('delivery-count', HTMLElement), String(deliveries.length));
  const person = people.current();
  const requests = person && (await api.phone(person));
  if (requests && person === people.current()) phone.show(requests);
}

/** Refreshes immediately, between two polls; only polls report that the sandbox cannot be reached. */
function refreshNow(): Promise<void> {
  return refresh().catch(() => undefined);
}

let lost = false;
async function poll(): Promise<void> {
  if (!document.hidden) {
    try {
      await refresh();
      if (lost) showResult('');
      lost = false;
    } catch {
      lost = true;
      showResult(LOST, true);
    }
  }
  setTimeout(poll, POLL_MS);
}

startTabs();
startClock(refreshNow);
startFailClosingAndReset(refreshNow);
setInterval(() => {
  tick();
  phone.tick();
}, 1_000);
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) void refreshNow();
});
void poll();
