import { randomUUID } from 'node:crypto';
import { area } from '../check.ts';
import type { CheckContext } from '../check-context.ts';
import { accepted, expectSame, rejected } from '../expect.ts';

function sendWithKey({ backend, friUserId, cashier: { token } }: CheckContext, key: string, amount = 1) {
  const headers = { 'Idempotency-Key': key };
  return backend.post('/transactions/v3/requests/send', { friUserId, amount }, { token, headers });
}

async function countPending({ backend, cashier: { token } }: CheckContext): Promise<number> {
  return accepted(await backend.post('/transactions/v3/pending', {}, { token })).transactions.length;
}

export const idempotencyChecks = area('idempotency', [
  {
    rule: 'The same key with the same content gets the first response again and sends nothing.',
    async run(context) {
      const key = randomUUID();
      const before = await countPending(context);
      const first = await sendWithKey(context, key);
      const second = await sendWithKey(context, key);
      const count = (await countPending(context)) - before;
      expectSame(accepted(second).transaction, accepted(first).transaction, 'The repeated response');
      expectSame(count, 1, 'The number of requests sent');
    },
  },
  {
    rule: 'The same key with another content is 409.',
    async run(context) {
      const key = randomUUID();
      accepted(await sendWithKey(context, key));
      rejected(await sendWithKey(context, key, 2), 409, 'for a used key with another amount');
    },
  },
  {
    rule: 'Five calls at once with the same key send one request.',
    async run(context) {
      const key = randomUUID();
      const replies = await Promise.all(Array.from({ length: 5 }, () => sendWithKey(context, key)));
      const ids = new Set(
        replies.flatMap((reply) => (reply.status === 200 ? [accepted(reply).transaction.id] : [])),
      );
      expectSame(ids.size, 1, 'The number of requests sent');
    },
  },
  {
    rule: 'A malformed key is 400.',
    async run(context) {
      for (const key of ['corta', 'con espacios dentro', 'x'.repeat(129)])
        rejected(await sendWithKey(context, key), 400, `for the key "${key.slice(0, 20)}"`);
    },
  },
  {
    rule: 'Keys belong to a user: another user’s same key is new.',
    async run(context) {
      const key = randomUUID();
      const { id } = accepted(await sendWithKey(context, key)).transaction;
      const content = { friUserId: context.friUserId, amount: 1, businessUserId: context.ownCashier.id };
      const settings = { token: context.branchAdmin.token, headers: { 'Idempotency-Key': key } };
      const reply = await context.backend.post('/transactions/v3/requests/send', content, settings);
      const otherId = accepted(reply).transaction.id;
      expectSame(otherId === id, false, 'That another user gets the first one’s response');
    },
  },
]);
