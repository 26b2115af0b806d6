import { rereadShown } from '../resource.ts';
import { areReported, heardAt, paymentsKnownAt, reportChanged, reportedLists } from './changes.ts';
import { type News, readChanges } from './read-changes-operation.ts';
import { rereadEachDay } from './reread-each-day.ts';
import { rereadReportedLists } from './reread-reported-lists.ts';
import { isSilent, setReportedLists } from './set-reported-lists.ts';

const NAME = 'cobros-reports';
const CHECK_MS = 5_000;
const PAYMENTS = ['pending', 'paid'] as const;
/** How long the reading tab may be silent before it is asked whether it is alive. */
const ASK_AFTER_MS = 30_000;
/** How often lists are still read if lost reports are detected; up to a fifth is added to spread the load. */
const COUNTED_NET_MS = 600_000;

let isCounted = false;

/** Follows changes until stopped, with one stream for all tabs and windows of this browser. */
export function shareChanges(): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const lose = () => setReportedLists([]);
  const check = setInterval(() => {
    if (!isSilent(heardAt.peek())) return;
    // The clock was set back: payments would count as current until it reaches this moment again.
    if (paymentsKnownAt.peek() > Date.now()) paymentsKnownAt.value = 0;
    if (!areReported(reportedLists.peek())) return;
    lose();
    void rereadShown();
  }, CHECK_MS);
  const stopRereading = rereadReportedLists();
  const stopFollowingDays = rereadEachDay();
  window.addEventListener('offline', lose);
  signal.addEventListener('abort', () => {
    clearInterval(check);
    stopRereading();
    stopFollowingDays();
    window.removeEventListener('offline', lose);
    lose();
  });
  // Not available on plain HTTP pages.
  const locks: LockManager | undefined = navigator.locks;
  if (locks && 'BroadcastChannel' in globalThis) readInOneTab(signal);
  else readWhileVisible(signal);
  return () => stopped.abort();
}

function take(news: News): void {
  heardAt.value = Date.now();
  if (news.kind === 'changed') reportChanged(news.lists);
  if (news.kind === 'lists' && String(news.lists) !== String(reportedLists.peek())) {
    isCounted = news.isCounted ?? false;
    // Uses a random interval, because many portals are opened at the same time.
    // Everything on screen is asked for once, which tells a lost stream from a lost connection.
    if (news.lists.length === 0) void rereadShown();
    setReportedLists(news.lists, isCounted ? COUNTED_NET_MS * (1 + Math.random() / 5) : undefined);
  }
  if (areReported(PAYMENTS)) paymentsKnownAt.value = heardAt.peek();
}

/** Reads the stream only while the page is visible: each tab has its own stream here, and browsers allow few connections. */
function readWhileVisible(signal: AbortSignal): void {
  let reading: AbortController | undefined;
  const follow = () => {
    reading?.abort();
    reading = undefined;
    if (signal.aborted || document.visibilityState !== 'visible') return;
    reading = new AbortController();
    void readChanges(reading.signal, take);
  };
  document.addEventListener('visibilitychange', follow);
  signal.addEventListener('abort', () => {
    document.removeEventListener('visibilitychange', follow);
    follow();
  });
  follow();
}

/** The tab that holds the lock reads the stream and broadcasts it to the others. When that tab closes, another takes over. */
function readInOneTab(signal: AbortSignal): void {
  const channel = new BroadcastChannel(NAME);
  let reading: AbortController | undefined;
  let newsAt = Date.now();
  let asked = false;

  const read = () => {
    reading = new AbortController();
    return readChanges(reading.signal, (news) => {
      take(news);
      channel.postMessage(news);
    });
  };
  const leave = () => {
    reading?.abort();
    reading = undefined;
  };
  const lead = (options: LockOptions): void => {
    navigator.locks.request(NAME, options, read).catch(() => {
      // Another tab has taken over, because this one was frozen.
      leave();
      if (!signal.aborted) lead({ signal });
    });
  };
  channel.onmessage = ({ data }: MessageEvent<News | 'ask'>) => {
    if (data !== 'ask') {
      newsAt = Date.now();
      asked = false;
      take(data);
    } else if (reading)
      channel.postMessage({ kind: 'lists', lists: reportedLists.peek(), isCounted } satisfies News);
  };
  const check = setInterval(() => {
    if (reading || document.visibilityState !== 'visible' || Date.now() - newsAt < ASK_AFTER_MS) return;
    if (asked) {
      newsAt = Date.now();
      lead({ steal: true });
    } else channel.postMessage('ask');
    asked = !asked;
  }, CHECK_MS);
  signal.addEventListener('abort', () => {
    clearInterval(check);
    leave();
    channel.close();
  });
  channel.postMessage('ask');
  lead({ signal });
}
