import { readFileSync } from 'node:fs';
import { createBusinessApi } from '@cobros/sdk';
import { waitForPayment } from '@cobros/sdk/wait-for-payment';
import { dataOf } from '../../support/unwrap-result.ts';
import { mockOf } from '../support/mock-from-description.ts';
import { assert, test } from '../support/test.ts';

interface Content {
  examples?: Record<string, { value: unknown }>;
}
interface Operation {
  operationId: string;
  'x-aliases'?: Record<string, string>;
  requestBody?: { content: Record<string, Content> };
  // A file is a shared response without JSON.
  responses: { 200: { content?: Record<string, Content> } };
}

const description = JSON.parse(readFileSync('sdk/generated/business-api.json', 'utf8'));
const operations = Object.values<Record<string, Operation>>(description.paths).flatMap((item) =>
  Object.values(item),
);
const examplesOf = (body?: { content?: Record<string, Content> }) =>
  body?.content?.['application/json'] && (body.content['application/json'].examples ?? {});
const requests = operations.map(({ requestBody }) => examplesOf(requestBody));
const responses = operations.map((operation) => examplesOf(operation.responses[200]));

test('every function has an example of the JSON that it sends and receives', () => {
  const lacking = operations.flatMap(({ operationId, 'x-aliases': aliases = {}, ...operation }) => {
    const bodies = [examplesOf(operation.requestBody), examplesOf(operation.responses[200])];
    const functions = [operationId, ...Object.keys(aliases)];
    return functions.filter((name) => bodies.some((examples) => examples && !examples[name]));
  });
  assert.equal(lacking, [], 'Let them happen in test/contract/example-story, then `npm run examples`');
});

const ID = /"((?:au|bk|br|ci|cl|do|fs|pr|re|ro|se|st|tr|tx|us|wd)_[^"]+)"/g;
const idsIn = (values: unknown) => [...JSON.stringify(values).matchAll(ID)].map(([, id = '']) => id);

test('every id in a request example comes from an earlier response', () => {
  const known = new Set(idsIn(responses));
  const sent = new Set(idsIn(requests));
  assert.ok(sent.size > 20, `${sent.size} ids`);
  const unknown = [...sent].filter((id) => !known.has(id));
  assert.equal(unknown, []);
});

const mock = createBusinessApi({ baseUrl: 'http://mock/api', fetch: mockOf(description) });
const page = { pageProperties: { currentPage: 1, pageSize: 10 } };
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

test('a mock server serves one payment: requested, pending, paid, closed and in the history', async () => {
  const { user } = dataOf(await mock.transactions.verifyUser({ search: '@maria.lopez' }));
  const content = { friUserId: user.id, amount: 125.5 };
  const { transaction } = dataOf(await mock.transactions.sendRequest(content));
  assert.equal([transaction.status, transaction.friUser?.id], ['pending', user.id]);
  const { transactions: pending } = dataOf(await mock.transactions.listPending());
  assert.ok(idsOf(pending).includes(transaction.id));

  const paid = dataOf(await waitForPayment(mock, transaction.id));
  assert.equal([paid.id, paid.status, paid.amount], [transaction.id, 'completed', transaction.amount]);
  const steps = paid.timeline?.map(({ status }) => status);
  assert.equal(steps, ['pending', 'completed']);
  const { transactions } = dataOf(await mock.transactions.listPaid());
  assert.ok(idsOf(transactions).includes(transaction.id));

  const { closings } = dataOf(await mock.closings.close());
  const history = dataOf(await mock.transactions.history(page));
  const closed = history.data.find(({ id }) => id === transaction.id);
  assert.is(closed?.closingId, closings[0]?.id);
});
