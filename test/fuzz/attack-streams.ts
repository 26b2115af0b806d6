import { ApiError } from '../../sandbox/rules/api-error.ts';
import { type EventReader, readEvents } from '../support/event-reader.ts';
import type { TestSandbox } from '../support/in-process-sandbox.ts';
import { BUSINESSES, payBusiness } from './mark-and-fill-businesses.ts';

const DROPPED = 1_000;
/** More streams than a session may have open. */
const AT_ONCE = 12;
const PAYMENTS = 4;
const [LUNA, SOL] = ['zqluna', 'zqsol'];

/**
 * Opens and drops thousands of streams, revokes a session whose stream is open, and listens in one business while another is
 * paid.
 * @throws Error if a stream reveals what its user may not see, or a dropped one stays open
 */
export async function attackStreams(sandbox: TestSandbox): Promise<void> {
  await sandbox.database.query('delete from rate_limits');
  await dropMany(sandbox);
  await revokeInTheMiddle(sandbox);
  await listenElsewhere(sandbox);
}

async function open({ handle }: TestSandbox, token: string, signal?: AbortSignal): Promise<Response> {
  const headers = { Authorization: `Bearer ${token}` };
  return handle(new Request('http://sandbox/api/changes/v3/stream', { headers, signal: signal ?? null }));
}

async function ready(sandbox: TestSandbox, token: string): Promise<EventReader> {
  const response = await open(sandbox, token);
  if (response.status !== 200) throw new Error(`A stream got ${response.status}: ${await response.text()}`);
  const reader = readEvents(response);
  await reader.next();
  return reader;
}

/** Drops streams: some unread, some after their first event, some before the response. */
async function dropMany(sandbox: TestSandbox): Promise<void> {
  const token = await sandbox.signIn(LUNA ?? '');
  const drop = async (number: number) => {
    const caller = new AbortController();
    const opening = open(sandbox, token, caller.signal);
    if (number % 3 === 0) caller.abort();
    const response = await opening.catch(() => undefined);
    if (!response) return;
    const { status, headers, body } = response;
    const isRefused = status === 503 && Number(headers.get('retry-after')) > 0;
    if (status !== 200 && !isRefused) throw new Error(`A stream got ${status}: ${await response.text()}`);
    if (number % 3 === 1 && status === 200) await readEvents(response).close();
    else await body?.cancel();
  };
  for (let number = 0; number < DROPPED; number += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => drop(number + at)));
  await (await ready(sandbox, token)).close();
}

async function revokeInTheMiddle(sandbox: TestSandbox): Promise<void> {
  const token = await sandbox.signIn(LUNA ?? '');
  const reader = await ready(sandbox, token);
  await Promise.all([pay(sandbox), sandbox.post('auth/v3/logout', {}, { Authorization: `Bearer ${token}` })]);
  // Long enough for any machine; a stream that gets no bye would stay open forever.
  const late = setTimeout(() => void reader.close(), 60_000);
  for (;;) {
    const event = await reader.next();
    clearTimeout(late);
    if (!event) throw new Error('The stream of a revoked session ended without bye');
    if (event.event !== 'bye') continue;
    const more = await reader.next();
    if (event.data.reason !== 'session-ended' || more)
      throw new Error(`A revoked session: ${JSON.stringify([event, more])}`);
    return;
  }
}

async function listenElsewhere(sandbox: TestSandbox): Promise<void> {
  const reader = await ready(sandbox, await sandbox.signIn(SOL ?? ''));
  // What this user is told up to a change that only they are told about.
  const heard = async () => {
    await sandbox.database.query(
      `insert into change_notices (user_id, lists) select id, '{session}' from users where username = $1`,
      [SOL],
    );
    return reader.until('session');
  };
  // Their own signing in may be told late.
  await heard();
  await pay(sandbox);
  const meanwhile = await heard();
  await reader.close();
  if (meanwhile.length > 1) throw new Error(`Another business hears ${meanwhile}`);
}

async function pay(sandbox: TestSandbox): Promise<void> {
  const id = BUSINESSES.find(({ name }) => name === 'luna')?.id ?? '';
  for (let turn = 0; turn < PAYMENTS; turn += 1)
    await payBusiness(sandbox, id, turn).catch((cause: unknown) => {
      // A blocked or deleted cashier cannot be paid.
      if (!(cause instanceof ApiError)) throw cause;
    });
}
