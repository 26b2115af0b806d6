import { readdirSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import description from '@cobros/sdk/business-api.json';
import { responseMisfitOf } from '#conformance/src/compare-with-description.ts';
import { isOwned, isPool } from '../../fuzz/owned-ids.ts';
import { assert, test } from '../support/test.ts';

/** Section 7 of the specification, with complete paths. */
const SPECIFIED = `
post /auth/v3/ credentials logout change_password
post /password_recoveries/v3/ forgot recover
post /users/v3/profile/ update-email validate-email-change update-phone business-search-toggle get-fund-source avatar
post /users/v3/ qr/download notification/catalogs list notification-change delete password/reset block unblock modify
post /users/v3/ create set-children admin/list
post /transactions/v3/ pending paid requests/send requests/cancel payments/reject payments/assign refund balances
post /transactions/v3/ verify-user history history/excel retrieve
post /closing/v3/ history pending/overview close transactions/list transactions/excel
put /branch/v3/ config/default-operative update config/emails
put /users/v3/ config/closings config/closings/locked-state profile/config/default-branch
post /branch/v3/ list create deactivate config/get-emails locations/states locations/cities locations/regions admin/list
post /users/v1/admin/ users/list users/create users/get users/delete users/edit role/list
get /sign-up/v2/ states cities/{id} banks check-username/{username}
post /sign-up/v2/ create upload fundsource
`;

const calls = (table: string): string[] =>
  table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [method, base, ...names] = line.split(' ');
      return names.map((name) => `${method} ${base}${name}`);
    });

const described = Object.entries(description.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ call: `${method} ${path}`, operation })),
);

test('the calls of the specification are exactly those that belong to no optional part', () => {
  const specified = described.filter(({ operation }) => !('x-part' in operation)).map(({ call }) => call);
  assert.equal(specified.sort(), calls(SPECIFIED).sort());
});

test('the guide lists every optional part with its calls', () => {
  const guide = readFileSync('docs/api/guide.md', 'utf8');
  const parts = described.flatMap(({ operation }) =>
    'x-part' in operation ? [[operation['x-part'], operation.operationId] as const] : [],
  );
  const lineOf = (part: string) => guide.split('\n').find((line) => line.startsWith(`| \`${part}\` |`)) ?? '';
  const unlisted = parts.filter(([part, id]) => !lineOf(part).includes(`\`${id}\``));
  assert.equal(unlisted, []);
});

test('every call is made in a test of its area', () => {
  const files = ['test/contract', 'test/contract/support'].flatMap((folder) =>
    readdirSync(folder).map((name) => `${folder}/${name}`),
  );
  const tests = files.filter((file) => file.endsWith('.ts') && !file.includes('permission-matrix'));
  const source = tests.map((file) => readFileSync(file, 'utf8')).join('\n');
  const untested = described.filter(({ call, operation }) => {
    const [, path = ''] = /\/([^{]+)/.exec(call) ?? [];
    return !source.includes(path) && !source.includes(`${operation.operationId}(`);
  });
  const ids = untested.map(({ operation }) => operation.operationId);
  assert.equal(ids, [], 'Test them in the file of their subject in test/contract');
});

const { FailureCode, TransactionStatus } = description.components.schemas;

test('every failure code of the description is explained, and used by the sandbox', async () => {
  const names = (await readdir('sandbox', { recursive: true })).filter((name) => name.endsWith('.ts'));
  const files = await Promise.all(names.map((name) => readFile(`sandbox/${name}`, 'utf8')));
  const source = files.join('\n');
  const ofStatus = TransactionStatus.enum.map((status) => `already-${status}`);
  const unused = FailureCode.enum.filter((code) => !source.includes(`'${code}'`) && !ofStatus.includes(code));
  assert.equal(unused, []);
  const unexplained = FailureCode.enum.filter((code) => !FailureCode.description.includes(`\`${code}\``));
  assert.equal(unexplained, []);
});

test('another backend may have further codes, but only of the same form, and hears of all that is missing', () => {
  const misfit = (info: object) => {
    const body = { responseContent: null, info };
    const response = { status: 409, headers: new Headers({ 'Content-Type': 'application/json' }), body };
    return responseMisfitOf('post', '/transactions/v3/requests/cancel', response);
  };
  const texts = { title: 'Solicitud', message: 'Espera al banco' };
  assert.is(misfit({ ...texts, code: 'already-canceled' }), null);
  assert.is(misfit({ ...texts, code: 'bank-closed' }), null);
  assert.match(misfit({ ...texts, code: 7 }) ?? '', '/info/code');
  assert.match(misfit({}) ?? '', "/info must have required properties 'title', 'message'");
});

/** Ids of roles, statuses, places, banks, and transfers of app users, which belong to no business. */
const UNOWNED = /^(ro|st|ci|re|bk|tr)_/;
type Visit = (name: string, value: unknown) => void;

/** Visits each value with the name of its property; the items of a list have the name of the list. */
function eachProperty(value: unknown, visit: Visit, name = ''): void {
  visit(name, value);
  if (!value || typeof value !== 'object') return;
  for (const [key, inner] of Object.entries(value))
    eachProperty(inner, visit, Array.isArray(value) ? name : key);
}

test('every kind of id in the examples is known to the fuzzer, as owned by a business or by none', () => {
  const unknown = new Set<string>();
  for (const file of readdirSync('openapi/examples'))
    eachProperty(JSON.parse(readFileSync(`openapi/examples/${file}`, 'utf8')), (name, value) => {
      if (/(^i|I)ds?$/.test(name) && typeof value === 'string' && /^[a-z]{2}_\w+$/.test(value))
        if (!isOwned(value) && !UNOWNED.test(value)) unknown.add(`${name}: ${value}`);
    });
  assert.equal([...unknown], [], 'add their prefix to OWNED_PREFIXES of test/fuzz/owned-ids.ts');
});

test('the fuzzer fills every id field of a call with ids that exist, unless a person types it', () => {
  const unknown = new Set<string>();
  for (const item of Object.values(description.paths))
    for (const operation of Object.values(item)) {
      const { requestBody } = operation as { requestBody?: unknown };
      eachProperty(requestBody, (name) => {
        if (/Ids?$/.test(name) && !isPool(name) && !isTyped(name)) unknown.add(name);
      });
    }
  assert.equal([...unknown], [], 'add them to test/fuzz/owned-ids.ts');
});

/** True for an id that a person types, such as `taxId`: none of its examples was made by the server. */
function isTyped(id: string): boolean {
  const examples = new Set<unknown>();
  eachProperty(description, (name, value) => {
    if (name === id && typeof value === 'string') examples.add(value);
  });
  for (const file of readdirSync('openapi/examples'))
    eachProperty(JSON.parse(readFileSync(`openapi/examples/${file}`, 'utf8')), (name, value) => {
      if (name === id && typeof value === 'string') examples.add(value);
    });
  return examples.size > 0 && ![...examples].some((value) => /^[a-z]{2}_\w+$/.test(String(value)));
}
