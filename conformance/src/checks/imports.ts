import { randomInt, randomUUID } from 'node:crypto';
import { area } from '../check.ts';
import type { CheckContext, Schemas } from '../check-context.ts';
import { accepted, expect, expectPart, expectSame, rejected } from '../expect.ts';
import type { Reply } from '../reply.ts';

const PREVIEW = '/imports/v3/preview';
const CREATE = '/imports/v3/create';
const SHEET = '/imports/v3/sheet/download';

type Answer = Schemas['ImportAnswer'];

const hasImports = ({ admin }: CheckContext) => admin.userData.capabilities?.includes('imports');

const base64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64');
const outcomesOf = ({ rows }: Answer) => rows.map(({ row, outcome }) => [row, outcome]);

function call(context: CheckContext, path: typeof PREVIEW | typeof CREATE, data: string, more: object = {}) {
  const { backend, admin, ownCashier } = context;
  const { headers, ...content } = more as { headers?: Record<string, string> };
  const sent = { kind: 'cashiers', data, businessBranchId: ownCashier.branchId ?? '', ...content };
  return backend.post(path, sent, { token: admin.token, ...(headers && { headers }) }) as Promise<
    Reply<Answer>
  >;
}

/** Makes the backend read its own template, and returns the result. */
async function readTemplate(context: CheckContext): Promise<Answer> {
  const { backend, admin, ownCashier } = context;
  const content = { kind: 'cashiers', rows: 'examples', businessBranchId: ownCashier.branchId ?? '' };
  const { call: asked, status, bytes } = await backend.post(SHEET, content, { token: admin.token });
  expect(status === 200, `${asked} responds ${status} instead of a template`);
  return accepted(await call(context, PREVIEW, base64(bytes)));
}

/**
 * A CSV with the template's columns and two rows: a new cashier for the branch of the run's own cashier, and the same without an
 * e-mail address.
 */
async function sheetOfTwo(context: CheckContext): Promise<{ data: string; username: string }> {
  const { columns } = await readTemplate(context);
  const suffix = `hoja${randomInt(36 ** 8).toString(36)}`;
  const username = `${context.branchAdmin.userData.user.username}-${suffix}`;
  const good = { cashier: `Hoja ${suffix}`, username, email: 'conformidad@example.com', reference: 'C2' };
  const wrong = { ...good, cashier: `Otra ${suffix}`, username: `${username}b`, email: 'conformidad' };
  const lineOf = (values: Record<string, string>) => columns.map(({ key }) => values[key] ?? '').join(',');
  const header = columns.map((column) => column.header).join(',');
  return { data: base64([header, lineOf(good), lineOf(wrong)].join('\r\n')), username };
}

async function hasCashier({ backend, admin, ownCashier }: CheckContext, username: string): Promise<boolean> {
  const content = { businessBranchId: ownCashier.branchId ?? '' };
  const { users } = accepted(await backend.post('/users/v3/admin/list', content, { token: admin.token }));
  return users.some((user) => user.username === username);
}

export const importChecks = area('imports', [
  {
    rule: 'A server may have no imports; if it has, it reads its own template, and never creates the examples in it.',
    async run(context) {
      expectPart(hasImports(context), 'imports');
      const answer = await readTemplate(context);
      expect(answer.rows.length, 'The template has no examples');
      const others = outcomesOf(answer).filter(([, outcome]) => outcome !== 'error');
      expectSame(others, [], 'Examples of the template that are not refused');
    },
  },
  {
    rule: 'A preview gives each row its outcome, the wrong column and a reason, and creates nothing; all or nothing creates nothing while a row has an error: 422.',
    async run(context) {
      expectPart(hasImports(context), 'imports');
      const { data, username } = await sheetOfTwo(context);
      const answer = accepted(await call(context, PREVIEW, data));
      const expected = [
        [2, 'create'],
        [3, 'error'],
      ];
      expectSame(outcomesOf(answer), expected, 'The outcomes of the preview');
      const [, wrong] = answer.rows;
      expectSame(wrong?.wrong, ['email'], 'What is wrong in the row without a complete address');
      expect(wrong?.reason, 'A row with an error has no reason');
      rejected(
        await call(context, CREATE, data, { allOrNothing: true }),
        422,
        'for all or nothing with an error',
      );
      expect(!(await hasCashier(context, username)), 'The row was created without being asked for');
    },
  },
  {
    rule: 'An import creates its rows once: the same key has the same response, and another call finds that they exist.',
    async run(context) {
      expectPart(hasImports(context), 'imports');
      const { data, username } = await sheetOfTwo(context);
      const headers = { 'Idempotency-Key': randomUUID() };
      const first = accepted(await call(context, CREATE, data, { headers }));
      expectSame(
        outcomesOf(first),
        [
          [2, 'created'],
          [3, 'error'],
        ],
        'The outcomes of the import',
      );
      expect(first.rows[0]?.userId, 'A created row has no userId');
      expect(await hasCashier(context, username), 'The created cashier is not in the list');
      const again = accepted(await call(context, CREATE, data, { headers }));
      expectSame(again.rows, first.rows, 'The rows of the repeated key');
      const anew = accepted(await call(context, CREATE, data));
      const { outcome, userId } = anew.rows[0] ?? {};
      expectSame({ outcome, userId }, { outcome: 'exists', userId: null }, 'The row that exists');
    },
  },
]);
