import type { ChangedList } from '@cobros/sdk';
import { createAccessApi } from '@cobros/sdk/access';
import { createChangesApi } from '@cobros/sdk/changes';
import { type FollowedChange, followChanges } from '@cobros/sdk/follow-changes';
import { api } from '#api/business-api.ts';
import { pause } from '../pause.ts';
import { storedSession } from '../stored-session.ts';
import { isSilent } from './set-reported-lists.ts';

/** Messages from the tab that reads the stream to the others. */
export type News =
  /** From now on changes of these lists are reported, and of no others. */
  | { kind: 'lists'; lists: readonly ChangedList[]; isCounted?: boolean }
  | { kind: 'changed'; lists: readonly ChangedList[] }
  /** The stream has sent something, so it is alive. */
  | { kind: 'heard' };

const CHECK_MS = 5_000;
/** How soon the stream is opened again if something other than the server responded, such as a network's sign-in page. */
const UNREADABLE_AGAIN_MS = 30_000;
/** A stream normally begins immediately. If it takes longer than this, a proxy holds it back, as it would the changes. */
const HELD_MS = 10_000;

/** Reads the stream of changes until the signal aborts; reopens it whenever the connection is lost. */
export async function readChanges(signal: AbortSignal, report: (news: News) => void): Promise<void> {
  while (!signal.aborted) {
    const attempt = new AbortController();
    let heardAt = Number.NaN;
    const hear = (news: News) => {
      heardAt = news.kind === 'lists' && news.lists.length === 0 ? Number.NaN : Date.now();
      report(news);
    };
    const again = () => attempt.abort();
    // Timers do not run while the device sleeps, and a connection may not survive a change of network.
    const check = setInterval(() => isSilent(heardAt) && again(), CHECK_MS);
    window.addEventListener('online', again);
    signal.addEventListener('abort', again);
    const last = await readUntilEnded(attempt.signal, hear);
    clearInterval(check);
    window.removeEventListener('online', again);
    signal.removeEventListener('abort', again);
    report({ kind: 'lists', lists: [] });
    // If the stream is not offered, or not to this session, retrying would be pointless.
    if (last !== 'aborted') await pause(signal, last === 'unreadable' ? UNREADABLE_AGAIN_MS : undefined);
  }
}

async function readUntilEnded(signal: AbortSignal, report: (news: News) => void) {
  let openedAt = 0;
  const open = heardStream(() => report({ kind: 'heard' }));
  const stream: OpenStream = (options) => {
    openedAt = Date.now();
    return open(options);
  };
  const changes = { stream };
  let last: FollowedChange | undefined;
  for await (const change of followChanges({ changes }, { signal })) {
    last = change;
    if (change.kind === 'live' && Date.now() - openedAt > HELD_MS) return 'unreadable';
    if (change.kind === 'changed') report(change);
    else report({ kind: 'lists', lists: [] });
    if (change.kind === 'live') report({ ...change, kind: 'lists' });
    // The response says which access has changed, or that the session has ended.
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

/** Reports every chunk, because pings are not changes but show that the stream is alive. */
const heardStream =
  (onHeard: () => void): OpenStream =>
  async (options) => {
    // After signing out, the server would only respond that the session has ended.
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
