import { area } from '../check.ts';
import { type CheckContext, signIn } from '../check-context.ts';
import type { EventStream } from '../event-stream.ts';
import { accepted, expect, expectPart, expectSame } from '../expect.ts';

/** Lists that no cashier may read. */
const NOT_FOR_CASHIERS = ['balance', 'branches', 'users', 'activity'];

/** Runs a check on a stream that has sent `ready`, if the backend has one. */
async function withStream(
  { backend }: CheckContext,
  token: string,
  work: (stream: EventStream, lists: readonly string[]) => Promise<void>,
): Promise<void> {
  const stream = await backend.openChanges(token);
  expectPart(stream, 'stream of changes');
  try {
    const first = await stream.next();
    expect(first?.event === 'ready', `The stream of changes begins with ${first?.event ?? 'nothing'}`);
    await work(stream, first.data.lists);
  } finally {
    await stream.close();
  }
}

export const changeChecks = area('changes', [
  {
    rule: 'A server may have no stream of changes; if it has one, it reports the lists that the caller may read, and a new request.',
    async run(context) {
      await withStream(context, context.cashier.token, async (stream, lists) => {
        const excess = lists.filter((list) => NOT_FOR_CASHIERS.includes(list));
        expectSame(excess, [], 'The lists of the stream that a cashier may not read');
        if (!lists.includes('pending')) return;
        await context.sendRequest();
        for (;;) {
          const event = await stream.next();
          expect(
            event && event.event !== 'bye',
            'The stream of changes ends before it reports a new request',
          );
          if (event.event === 'changed' && event.data.lists.includes('pending')) return;
        }
      });
    },
  },
  {
    rule: 'A stream of changes ends with its session.',
    async run(context) {
      const { backend, given } = context;
      const { token } = await signIn(backend, given.cashier);
      await withStream(context, token, async (stream) => {
        accepted(await backend.post('/auth/v3/logout', {}, { token }));
        for (;;) {
          const event = await stream.next();
          if (!event || event.event === 'bye') return;
          expect(event.event !== 'changed', 'The stream of changes goes on after signing out');
        }
      });
    },
  },
]);
