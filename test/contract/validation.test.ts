import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openSandbox } from '../support/sandbox.ts';

const sandbox = await openSandbox();
test.after(() => sandbox.close());

const Authorization = `Bearer ${await sandbox.signIn('tiendaluna-centro-caja1')}`;
const send = (content: unknown) => sandbox.post('transactions/v3/requests/send', content, { Authorization });
const good = { friUserId: 'au_maria', amount: 10 };

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
  [
    { ...good, reference: 'X1' },
    'reference',
    'debe empezar con c, C o un número y seguir con letras o números',
  ],
  [{ ...good, timerSeconds: 60 }, 'timerSeconds', 'debe ser uno de: 300, 900, 3600, 86400'],
  [{ ...good, friUserId: "a'b" }, 'friUserId', 'no tiene la forma esperada'],
  [{ ...good, more: 1 }, 'more', 'no es un campo de esta llamada'],
  [[], 'requestContent', 'debe ser un objeto'],
  [null, 'requestContent', 'debe ser un objeto'],
];
for (const [content, field, message] of wrong) {
  test(`${JSON.stringify(content).slice(0, 60)} is refused: ${field} ${message}`, async () => {
    const { status, info } = await send(content);
    assert.is(status, 400);
    assert.equal(info.fields, [{ field, message }]);
    assert.is(info.message, `${field}: ${message}`);
  });
}

test('every wrong field is named at once', async () => {
  const { info } = await send({ amount: 0, note: 1 });
  assert.equal(info.fields?.map(({ field }) => field).sort(), ['amount', 'friUserId', 'note']);
});

test('lengths are counted in characters', async () => {
  assert.is((await send({ ...good, note: '🍞'.repeat(120) })).status, 200);
  assert.is((await send({ ...good, note: '🍞'.repeat(121) })).status, 400);
});

test('the largest amount is exact', async () => {
  const { status, content } = await send({ ...good, amount: 999_999.99 });
  assert.is(status, 200);
  assert.is(
    (content as { transaction: { formattedAmount: string } }).transaction.formattedAmount,
    'Q999,999.99',
  );
});

const raw = (body: BodyInit | null, path = 'transactions/v3/pending', method = 'POST') =>
  sandbox.handle(
    // Node needs `duplex` for a body that is a stream; the DOM's types do not know it yet.
    new Request(`http://sandbox/api/${path}`, {
      method,
      headers: { Authorization },
      body,
      ...{ duplex: 'half' },
    }),
  );

for (const body of ['', '{', 'null', '7', '"text"', '{"browserInfo":{}}', new Uint8Array([0xff, 0xfe])]) {
  test(`the body ${JSON.stringify(body)} is 400 in the envelope`, async () => {
    const answer = await raw(body);
    assert.is(answer.status, 400);
    const { responseContent, info } = await answer.json();
    assert.is(responseContent, null);
    assert.is(info.title, 'Datos no válidos');
    assert.ok(info.message);
  });
}

test('a body that is too large is 413, whether or not it says so', async () => {
  const large = JSON.stringify({ requestContent: { text: 'x'.repeat(1_100_000) } });
  assert.is((await raw(large)).status, 413);
  const chunks = new ReadableStream({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('x'.repeat(100_000))),
  });
  assert.is((await raw(chunks)).status, 413);
});

test('an unknown call is 404, a known one with another method 405, both in the envelope', async () => {
  for (const [path, method, status] of [
    ['nothing/v3/here', 'POST', 404],
    ['transactions/v3/pending', 'DELETE', 405],
  ] as const) {
    const answer = await raw(null, path, method);
    assert.is(answer.status, status);
    assert.is((await answer.json()).responseContent, null);
  }
});

test('nothing the API answers may be kept by a cache, and long answers are compressed', async () => {
  for (let turn = 0; turn < 3; turn++) await send(good);
  const answer = await sandbox.handle(
    new Request('http://sandbox/api/transactions/v3/pending', {
      method: 'POST',
      headers: { Authorization, 'Accept-Encoding': 'gzip' },
      body: '{"requestContent":{}}',
    }),
  );
  assert.is(answer.headers.get('Cache-Control'), 'no-store');
  assert.is(answer.headers.get('Content-Encoding'), 'gzip');
});

test('what nobody meant to happen says nothing of itself', async () => {
  const { console } = globalThis;
  const logged: unknown[] = [];
  globalThis.console = { ...console, error: (...words: unknown[]) => logged.push(words) };
  await sandbox.database.script('alter table app_users rename to elsewhere');
  const { status, content, info } = await send(good);
  await sandbox.database.script('alter table elsewhere rename to app_users');
  globalThis.console = console;
  assert.equal([status, content], [500, null]);
  assert.equal(info, { title: 'Error', message: 'Ocurrió un error, intente nuevamente' });
  assert.is(logged.length, 1);
});

test('the health of the sandbox can be asked', async () => {
  assert.is((await sandbox.handle(new Request('http://sandbox/healthz'))).status, 200);
});

test.run();
