import '../styles/every-page.css.ts';
import { type ReactNode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { startApi } from '#api/api-options.ts';
import { earlyConfig } from '#api/early-requests.ts';
import { loadConfig } from '#api/load-config.ts';
import { App } from '#app/app.tsx';
import { ConfigErrorPage } from '#app/config-error-page.tsx';
import { loadFirstScreen } from '#app/load-first-screen.ts';
import { keepAddress } from '#stores/address-after-sign-in.ts';
import { setServerSecond } from '#stores/clock.ts';
import { config } from '#stores/config.ts';
import { endSession } from '#stores/end-session.ts';
import { followOtherTabs } from '#stores/follow-other-tabs.ts';
import { getSessionId, isTimeOver, restoreSession } from '#stores/session.ts';
import { CLOSED_BY_SERVER, TIME_OVER } from '#stores/stored-end-reason.ts';

const container = document.getElementById('app') as HTMLElement;

// Not awaited, because the first screen's files import this one, which must finish before they run.
void start();

async function start(): Promise<void> {
  const loaded = await loadConfig(earlyConfig);
  if (!loaded.ok) return createRoot(container).render(<ConfigErrorPage reason={loaded.reason} />);
  startApi({
    baseUrl: loaded.config.apiBaseUrl,
    getSessionId,
    onSessionEnded: () => endSession(isTimeOver() ? TIME_OVER : CLOSED_BY_SERVER),
    onServerTime: setServerSecond,
  });
  restoreSession();
  if (!getSessionId()) keepAddress();
  followOtherTabs();
  // The login page in the HTML was rendered without config.json.
  const takesOver = !getSessionId() && container.querySelector('form') !== null;
  if (!takesOver) config.value = loaded.config;
  const first = await loadFirstScreen();
  if (!takesOver) return createRoot(container).render(<App first={first} />);
  await hydrated(<App first={first} />);
  config.value = loaded.config;
}

function hydrated(app: ReactNode): Promise<void> {
  return new Promise((done) => hydrateRoot(container, <Told done={done}>{app}</Told>));
}

function Told({ done, children }: { done: () => void; children: ReactNode }) {
  useEffect(() => void done(), [done]);
  return children;
}
