import { readEvents } from '../support/event-reader.ts';
import type { TestSandbox } from '../support/in-process-sandbox.ts';

const DROPPED = 1_000;
/** More streams than a session may have open. */
const AT_ONCE = 12;

async function open({ handle }: TestSandbox, token: string, signal?: AbortSignal): Promise<Response> {
  const headers = { Authorization: `Bearer ${token}` };
  return handle(new Request('http://sandbox/api/changes/v3/stream', { headers, signal: signal ?? null }));
}

/**
 * Opens and drops a thousand streams: some unread, some after their first event, some before the response.
 * @throws Error if one is refused without a reason, or a dropped one stays open, so that no more can be opened
 */
export async function attackStreams(sandbox: TestSandbox): Promise<void> {
  await sandbox.database.query('delete from rate_limits');
  const token = await sandbox.signIn('zqluna');
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
  const last = await open(sandbox, token);
  if (last.status !== 200) throw new Error(`A stream got ${last.status}: ${await last.text()}`);
  await last.body?.cancel();
}
