import type { Session } from '#sandbox/access/sessions/sessions.ts';
import { type Database, DatabaseUnavailable } from '#sandbox/ground/db/database.ts';
import { type ChangeStreamOptions, createChangeStreams } from '#sandbox/out/changes/change-streams.ts';
import { readEvents } from '../../support/event-reader.ts';

/** A database that returns the state set by the test, with a newer snapshot each time. */
export function fakeDatabase() {
  let at = 100;
  const state = { notices: [] as string[][], isGone: false, server: 'one', reads: 0 };
  const query = async () => {
    state.reads += 1;
    if (state.isGone) throw new DatabaseUnavailable(new Error('gone'));
    at += 1;
    const same = { snapshot: `${at}:${at}:`, server: state.server, clock_offset: 0 };
    const none = {
      business_id: null,
      branch_id: null,
      cashier_id: null,
      user_id: null,
      lists: null,
      lag: null,
    };
    const rows = state.notices.splice(0).map((lists) => ({ ...none, user_id: 'us_1', lists, lag: 0.01 }));
    return rows.length > 0 ? rows.map((row) => ({ ...row, ...same })) : [{ ...none, ...same }];
  };
  return { state, database: { query } as unknown as Database };
}

export const sessionWith = (token = 'a'): Session => ({
  tokenHash: token,
  user: {
    id: 'us_1',
    type: 'admin',
    name: '',
    username: '',
    branchId: null,
    mustChangePassword: false,
    mustEnrollSecondFactor: false,
  },
  business: { id: 'bu_1', timeZone: 'UTC' },
  childIds: [],
  permissions: new Set(['view_payments', 'view_balance']),
  refundMode: 'allowed',
  accessVersion: '1',
  from: { address: null, device: '' } as never,
});

const opened: (() => Promise<unknown>)[] = [];

/** Closes what a test opened. */
export async function closeStreams(): Promise<void> {
  for (const close of opened.splice(0).reverse()) await close();
}

export function openStreams(options: Partial<ChangeStreamOptions> = {}) {
  const { state, database } = fakeDatabase();
  const streams = createChangeStreams({ database, everyMs: 5, ...options });
  const expiresAt = new Date(Date.now() + 3_600_000);
  const live = { session: sessionWith(), expiresAt };
  const auth = { result: async () => live };
  const opening = (more: object = {}) =>
    streams.open({ ...live, address: '1.1.1.1', reauthenticate: () => auth.result(), ...more });
  opened.push(streams.close);
  const listen = async (more?: object) => {
    const reader = readEvents(new Response(await opening(more)));
    opened.push(reader.close);
    return reader;
  };
  return { state, streams, opening, listen, auth, live };
}
