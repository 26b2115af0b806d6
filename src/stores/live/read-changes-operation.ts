import type { ChangedList } from '@cobros/sdk';
import { createAccessApi } from '@cobros/sdk/access';
import { createChangesApi } from '@cobros/sdk/changes';
import { type FollowedChange, followChanges } from '@cobros/sdk/follow-changes';
import { api } from '../../api/business-api.ts';
import { storedSession } from '../stored-session.ts';
import { isSilent } from './set-told.ts';

/** What the tab that reads the stream passes on. */
export type News =
  /** Changes of these lists are reported from now on, of others not. */
  | { kind: 'told'; lists: readonly ChangedList[]; isCounted?: boolean }
  | { kind: 'changed'; lists: readonly ChangedList[] }
  /** The stream is alive. */
  | { kind: 'heard' };

const CHECK_MS = 5_000;
/** How soon the stream is asked for again where something else responded, such as a network’s page to sign in. */
const UNREADABLE_AGAIN_MS = 30_000;

/** Reads the stream of changes until the signal aborts, opening it anew whenever it is lost. */
export async function readChanges(signal: AbortSignal, tell: (news: News) => void): Promise<void> {
  while (!signal.aborted) {
    const attempt = new AbortController();
    let heardAt = Number.NaN;
    const hear = (news: News) => {
      heardAt = news.kind === 'told' && news.lists.length === 0 ? Number.NaN : Date.now();
      tell(news);
    };
    const again = () => attempt.abort();
    // Timers sleep with the device, and a connection may not survive a change of network.
    const check = setInterval(() => isSilent(heardAt) && again(), CHECK_MS);
    window.addEventListener('online', again);
    signal.addEventListener('abort', again);
    const last = await readUntilEnded(attempt.signal, hear);
    clearInterval(check);
    window.removeEventListener('online', again);
    signal.removeEventListener('abort', again);
    tell({ kind: 'told', lists: [] });
    // Where the stream is not offered, or not to this session, retrying makes no sense.
    if (last !== 'aborted') await pause(signal, last === 'unreadable' ? UNREADABLE_AGAIN_MS : undefined);
  }
}

function pause(signal: AbortSignal, milliseconds?: number): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((done) => {
    const timer = milliseconds && setTimeout(done, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      done();
    });
  });
}

async function readUntilEnded(signal: AbortSignal, tell: (news: News) => void) {
  const changes = { stream: heardStream(() => tell({ kind: 'heard' })) };
  let last: FollowedChange | undefined;
  for await (const change of followChanges({ changes }, { signal })) {
    last = change;
    if (change.kind === 'changed') tell(change);
    else tell({ kind: 'told', lists: [] });
    if (change.kind === 'live') tell({ ...change, kind: 'told' });
    // Its response shows what changed, or that the session is over.
    if (change.kind === 'changed' && change.lists.includes('session'))
      void api(createAccessApi).auth.renewSession();
  }
  return last?.kind === 'ended' ? last.failure.kind : undefined;
}

const SESSION_ENDED = {
  ok: false,
  failure: { kind: 'session-ended', status: 401, title: '', message: '' },
} as const;

type OpenStream = ReturnType<typeof createChangesApi>['stream'];

/** Pings are no changes, but show that the stream is alive. */
const heardStream =
  (onHeard: () => void): OpenStream =>
  async (options) => {
    // After signing out the server would only say that the session has ended.
    if (!storedSession()) return SESSION_ENDED;
    const opened = await api(createChangesApi).stream(options);
    if (!opened.ok) return opened;
    const heard = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, through) {
        onHeard();
        through.enqueue(chunk);
      },
    });
    return { ...opened, data: opened.data.pipeThrough(heard) };
  };
