// Inlined in index.html: shows the login page or the frame before any other script is loaded. It must stay small.
import { type Early, fetchConfig } from '#api/early-requests.ts';
import { frameRecordOf } from '#stores/remembered-page-frame.ts';
import { rememberedUser } from '#stores/remembered-user.ts';
import { storedEndReason, TIME_OVER } from '#stores/stored-end-reason.ts';
import { storedSession } from '#stores/stored-session.ts';
import { nextTask } from '#stores/yield-to-browser.ts';
import { matchesPath } from '../matches-path.ts';
import { deferFont } from './defer-font.ts';
import { showFrame } from './show-frame.ts';

/** Set by the build. */
declare const OTHER_PLACES: readonly string[];

/** After so long a page whose code could not be loaded is loaded again. */
const AGAIN_MS = 10_000;

const app = document.getElementById('app') as HTMLElement;
const stored = storedSession();
const open = stored !== undefined && stored.expiresAt > Date.now();
const record = stored && frameRecordOf(stored);

const early: Early = { startedAt: Date.now(), config: fetchConfig(), reads: new Map() };
// The caller that uses the promise handles its error.
early.config.catch(() => undefined);
window.early = early;

if (!OTHER_PLACES.some((place) => matchesPath(place, location.pathname))) {
  if (!open) showLogin();
  else if (record) showFrame(app, stored, record, early);
}

// A module that could not be loaded is not requested again by the same page.
deferFont(loadCode().catch(() => void setTimeout(() => location.reload(), AGAIN_MS)));

function showLogin(): void {
  const { content } = document.getElementById('first-login') as HTMLTemplateElement;
  app.append(content);

  const alert = app.querySelector('[role=status]');
  const reason = storedEndReason() ?? (stored ? TIME_OVER : '');
  if (reason) (alert?.lastChild as Node).textContent = reason;
  else alert?.remove();

  const field = (name: string) => app.querySelector(`[name=${name}]`) as HTMLInputElement;
  const remembered = rememberedUser();
  // Typed before the portal reloaded the page.
  const username: string = history.state?.username ?? remembered;
  field('username').value = username;
  field('remember').checked = history.state?.remember ?? remembered !== '';
  field(username ? 'password' : 'username').focus();
  app.addEventListener('keydown', ({ key, target }) => {
    early.signsIn = key === 'Enter' && (target as Element).matches('input');
  });
}

/** Code that is in the cache would run before the first paint and delay it. A hidden page is not painted. */
async function loadCode(): Promise<void> {
  if (!document.hidden) await new Promise(requestAnimationFrame).then(nextTask);
  await import((document.querySelector('link[rel=modulepreload]') as HTMLLinkElement).href);
}
