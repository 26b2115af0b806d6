import { area } from '../check.ts';
import type { CheckContext } from '../check-context.ts';
import { accepted, expect, expectPart, expectSame } from '../expect.ts';

const pending = ({ backend, cashier: { token } }: CheckContext, tag?: string | null) =>
  backend.post('/transactions/v3/pending', {}, { token, headers: tag ? { 'If-None-Match': tag } : {} });

export const conditionalPollingChecks = area('polling', [
  {
    rule: 'A server may leave ETag out; if it sends one, it is 304 without a body until something changes.',
    async run(context) {
      const first = await pending(context);
      accepted(first);
      const tag = first.headers.get('ETag');
      expectPart(tag, 'ETag');
      const unchanged = await pending(context, tag);
      expectSame(unchanged.status, 304, 'The status when nothing has changed');
      expectSame(unchanged.bytes.length, 0, 'The length of a 304');
      const { id } = await context.sendRequest();
      const { transactions } = accepted(await pending(context, tag));
      expect(
        transactions.some((one) => one.id === id),
        'The poll after a new request does not have it',
      );
    },
  },
]);
