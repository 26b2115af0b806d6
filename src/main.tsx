import '../styles/global.css.ts';
import { createRoot } from 'react-dom/client';
import { startApi } from './api/access-api.ts';
import { loadConfig } from './api/config.ts';
import { App } from './app/app.tsx';
import { ConfigErrorPage } from './app/config-error-page.tsx';
import { setServerSecond } from './stores/clock.ts';
import { config } from './stores/config.ts';
import { keepPlace } from './stores/last-place.ts';
import { endSession, followOtherTabs, getSessionId, restoreSession } from './stores/session.ts';
import { CLOSED_BY_SERVER } from './stores/session-end-reason.ts';

const root = createRoot(document.getElementById('app') as HTMLElement);

const loaded = await loadConfig();
if (loaded.ok) {
  config.value = loaded.config;
  startApi({
    baseUrl: loaded.config.apiBaseUrl,
    getSessionId,
    onSessionEnded: () => endSession(CLOSED_BY_SERVER),
    onServerTime: setServerSecond,
  });
  restoreSession();
  if (!getSessionId()) keepPlace();
  followOtherTabs();
  root.render(<App />);
} else {
  root.render(<ConfigErrorPage reason={loaded.reason} />);
}
