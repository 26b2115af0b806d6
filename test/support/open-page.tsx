import type { Session } from '@cobros/sdk';
import type { ReactNode } from 'react';
import { startSession } from '../../src/stores/session.ts';
import { loadedView } from './loaded-view.ts';
import { render } from './render.tsx';
import { type Responders, stubbedApi } from './stubbed-api.ts';

interface Opening {
  /** The address; by default the one before stays. */
  at?: string;
  /** Default: the session that is already open. */
  as?: Session;
}

/** Shows a screen or dialog of someone signed in at an address, with a server that responds to these calls, once it has loaded. */
export async function openPage(page: ReactNode, responders: Responders = {}, { at, as }: Opening = {}) {
  if (as) startSession(as);
  if (at) history.replaceState(null, '', at);
  const api = stubbedApi(responders);
  const view = await render(page);
  await loadedView(view);
  return { view, api, contents: api.contentsOf };
}
