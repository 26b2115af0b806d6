import { assert, sandboxOf, test } from '../support/suite.ts';

const sandbox = await sandboxOf();

const Authorization = `Bearer ${await sandbox.signIn('tiendaluna-centro-caja1')}`;
const send = (content: unknown) => sandbox.post('transactions/v3/requests/send', content, { Authorization });
const good = { friUserId: 'au_maria', amount: 10 };

const REFERENCE = 'debe empezar con c, C o un número y seguir con letras o números';
const wrong: [unknown, string, string][] = [
  [{ friUserId: 'au_maria' }, 'amount', 'Este campo es requerido'],
  [{ ...good, amount: 0 }, 'amount', 'debe ser mayor que 0'],
  [{ ...good, amount: -1 }, 'amount', 'debe ser mayor que 0'],
  [{ ...good, amount: '10' }, 'amount', 'debe ser un número'],
  [{ ...good, amount: 1_000_000 }, 'amount', 'debe ser 999999.99 o menos'],
  [{ ...good, amount: 10.005 }, 'amount', 'debe tener dos decimales como máximo'],
  [{ ...good, amount: 1e-7 }, 'amount', 'debe ser mayor que 0'],
  [{ ...good, note: 'x'.repeat(121) }, 'note', 'debe tener como máximo 120 caracteres'],
  [{ ...good, note: 'a\u0000b' }, 'note', 'no admite caracteres de control'],
  [{ ...good, reference: 'X1' }, 'reference', REFERENCE],
  [{ ...good, timerSeconds: 60 }, 'timerSeconds', 'debe ser uno de: 300, 900, 3600, 86400'],
  [{ ...good, friUserId: "a'b" }, 'friUserId', 'no tiene la forma esperada'],
  [{ ...good, more: 1 }, 'more', 'no es un campo de esta llamada'],
  [[], 'requestContent', 'debe ser un objeto'],
  [null, 'requestContent', 'debe ser un objeto'],
];
for (const [content, field, message] of wrong)
  test(`${JSON.stringify(content).slice(0, 60)} is rejected: ${field} ${message}`, async () => {
    const { status, info } = await send(content);
    assert.equal([status, info.fields], [400, [{ field, message }]]);
    assert.is(info.message, /^Este/.test(message) ? message : `Un dato ${message}`);
  });

test('an empty required text is reported as missing', async () => {
  const { info } = await sandbox.post('transactions/v3/verify-user', { search: '' }, { Authorization });
  assert.is(info.message, 'Este campo es requerido');
});

test('all invalid fields are named at once', async () => {
  const { info } = await send({ amount: 0, note: 1 });
  assert.equal(info.fields?.map(({ field }) => field).sort(), ['amount', 'friUserId', 'note']);
  assert.is((await send({})).info.message, 'Este campo es requerido', 'two fields with one reason');
});

test('lengths are counted in characters', async () => {
  assert.is((await send({ ...good, note: '🍞'.repeat(120) })).status, 200);
  assert.is((await send({ ...good, note: '🍞'.repeat(121) })).status, 400);
});

const raw = (body: BodyInit, path = 'transactions/v3/pending', headers = {}) =>
  sandbox.call(path, { method: 'POST', headers: { Authorization, ...headers }, body });

test('a body that is not UTF-8 or has no content is rejected with a 400 in an envelope', async () => {
  for (const body of ['7', '"text"', '{"browserInfo":{}}', new Uint8Array([0xff, 0xfe])]) {
    const answer = await raw(body);
    const { responseContent, info } = await answer.json();
    assert.equal([answer.status, responseContent, info.title], [400, null, 'Datos no válidos']);
  }
});

test('browserInfo is validated too: a time zone is at most a day from UTC', async () => {
  const browserInfo = { browserName: '', browserVersion: '', timezone: '', language: '', appVersion: '' };
  const statusWith = async (timezoneOffset: number) => {
    const body = { requestContent: {}, browserInfo: { ...browserInfo, timezoneOffset } };
    return (await raw(JSON.stringify(body))).status;
  };
  assert.equal([await statusWith(-1440), await statusWith(1440)], [200, 200]);
  assert.equal([await statusWith(-1441), await statusWith(1441)], [400, 400]);
});

test('a body that is too large is rejected with a 413, with or without a declared length', async () => {
  const large = JSON.stringify({ requestContent: { text: 'x'.repeat(1_100_000) } });
  assert.is((await raw(large)).status, 413);
  const chunks = new ReadableStream({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('x'.repeat(100_000))),
  });
  assert.is((await raw(chunks)).status, 413);
});

const distinct = (count: number) => Array.from({ length: count }, (_, turn) => `s${turn}`);
const keys = (count: number) => Object.fromEntries(distinct(count).map((key) => [key, 0]));

for (const [what, path, body, status] of [
  ['100,000 statuses', 'transactions/v3/history', { requestContent: { statuses: distinct(100_000) } }, 413],
  ['2,000 statuses', 'transactions/v3/history', { requestContent: { statuses: distinct(2_000) } }, 400],
  ['500 statuses', 'transactions/v3/history', { requestContent: { statuses: distinct(500) } }, 400],
  ['88,000 unknown keys', 'auth/v3/credentials', { requestContent: keys(88_000) }, 413],
  ['400 unknown keys', 'auth/v3/credentials', { requestContent: keys(400) }, 400],
  ['a key of 3,000 letters', 'auth/v3/credentials', { requestContent: { ['ñ'.repeat(1_500)]: 0 } }, 400],
  ['5 kB where 4 are plenty', 'auth/v3/credentials', { requestContent: { x: 'x'.repeat(5_000) } }, 413],
] as const)
  test(`${what} are rejected with a short message, and at most 20 fields`, async () => {
    const answer = await raw(JSON.stringify(body), path);
    assert.is(answer.status, status);
    const text = await answer.text();
    assert.ok(text.length < 5_000, `${text.length}`);
    const { fields = [] } = JSON.parse(text).info;
    assert.ok(fields.length <= 20, `${fields.length}`);
  });

test('a list with duplicates is rejected at its field', async () => {
  const content = { statuses: ['pending', 'pending'], pageProperties: { currentPage: 1, pageSize: 10 } };
  const { info } = await sandbox.post('transactions/v3/history', content, { Authorization });
  assert.equal(info.fields, [{ field: 'statuses', message: 'no debe repetir valores' }]);
});

test('a body with too many levels or parts is rejected with a 400; quotes and brackets within a text do not count', async () => {
  const deep = `{"requestContent":${'['.repeat(2_000)}${']'.repeat(2_000)}}`;
  const wide = `{"requestContent":{"statuses":[${distinct(2_000).map(() => 0)}]}}`;
  for (const body of [deep, wide]) {
    const rejected = await raw(body);
    assert.is(rejected.status, 400);
    assert.match((await rejected.json()).info.message, 'demasiados campos o niveles');
  }
  const text = '[{"\\"[[{,'.repeat(11);
  assert.is((await send({ ...good, note: text })).status, 200);
});

test('API responses are never cached, and long ones are compressed', async () => {
  for (let turn = 0; turn < 3; turn++) await send(good);
  const answer = await raw('{"requestContent":{}}', undefined, { 'Accept-Encoding': 'gzip' });
  assert.is(answer.headers.get('Cache-Control'), 'no-store');
  assert.is(answer.headers.get('Content-Encoding'), 'gzip');
});

test('an unexpected error reveals no details', async () => {
  const { console } = globalThis;
  const logged: unknown[] = [];
  globalThis.console = { ...console, error: (...words: unknown[]) => logged.push(words) };
  await sandbox.database.script('alter table app_users rename to elsewhere');
  const { status, content, info } = await send(good);
  await sandbox.database.script('alter table elsewhere rename to app_users');
  globalThis.console = console;
  const told = { title: 'Error', message: 'Ocurrió un error, intente nuevamente', code: 'server-error' };
  assert.equal([status, content, info, logged.length], [500, null, told, 1]);
});

test('the message of a rejected content, which people read, has no name of a field or type of the API', async () => {
  for (const content of [{}, { amount: 'x' }, good && { ...good, timerSeconds: 1, note: 1 }]) {
    const { info } = await send(content);
    for (const { field } of info.fields ?? []) assert.not.match(info.message, field);
  }
});
