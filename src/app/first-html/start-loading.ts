import { browserInfo } from '#api/browser-info.ts';
import { assumeDeviceZone } from '#api/device-zone.ts';
import type { Early } from '#api/early-requests.ts';
import type { FrameRecord } from '#stores/remembered-page-frame.ts';
import type { StoredSession } from '#stores/stored-session.ts';

/** Set by the build: the files that every screen needs. */
declare const SIGNED_IN_FILES: readonly string[];

const CALLS = {
  pending: '/transactions/v3/pending',
  paid: '/transactions/v3/paid',
  balance: '/transactions/v3/balances',
};

interface ScreenNeeds {
  /** The screen's own scripts. */
  files: readonly string[];
  readsTransactions: boolean;
}

/** Starts loading the code, styles and data of the requested screen. */
export function startLoading(
  { files, readsTransactions }: ScreenNeeds,
  stored: StoredSession,
  record: FrameRecord,
  early: Early,
): void {
  for (const file of [...SIGNED_IN_FILES, ...files])
    preload('modulepreload', 'script', `${BASE_PATH}/assets/${file}`);
  const styles = document.querySelector('meta[name=all-styles]') as HTMLMetaElement;
  preload('preload', 'style', styles.content);
  const calls = [
    ...(readsTransactions ? [CALLS.pending, CALLS.paid] : []),
    ...(record.showsBalance ? [CALLS.balance] : []),
  ];
  if (record.zone) assumeDeviceZone(record.zone);
  const body = JSON.stringify({ requestContent: {}, browserInfo: browserInfo() });
  for (const call of calls) read(early, record.apiBaseUrl + call, stored.sessionId, body);
}

function preload(rel: string, as: string, href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel, as, href }));
}

function read(early: Early, address: string, sessionId: string, body: string): void {
  const url = new URL(address, location.href).href;
  const authorization = `Bearer ${sessionId}`;
  const headers = { 'Content-Type': 'application/json', Authorization: authorization };
  const response = fetch(url, { method: 'POST', headers, body });
  response.catch(() => undefined);
  early.reads.set(url, { authorization, body, response });
}
