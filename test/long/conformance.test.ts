import { once } from 'node:events';
import { connect } from 'node:net';
import { createCheckedBackend } from '../../conformance/src/checked-backend.ts';
import { allChecks } from '../../conformance/src/checks/all-checks.ts';
import { expectSame } from '../../conformance/src/expect.ts';
import { FAULTS, type Fault } from '../planted-faults/support/planted-backend-faults.ts';
import { CONFORMANCE_USERS, conformanceRuns } from '../support/conformance-runs.ts';
import { assert, test } from '../support/suite.ts';

const { webhooks, check, countOf } = await conformanceRuns();

test('every rule has a fault that it names', () => {
  const planted = new Set(FAULTS.map(({ named }) => named));
  assert.equal(
    allChecks.map(({ id }) => id).filter((id) => !planted.has(id)),
    [],
  );
});

for (const { fault, what, named } of FAULTS)
  test(`${named} fails for a backend that ${what}`, async () => {
    const [result] = await check(named, fault());
    assert.match(result?.outcome.kind ?? '', /^(failed|warned)$/, `${named} passed`);
  });

test('a run leaves nothing behind', async () => {
  const before = await countOf();
  await check('requests');
  await check('idempotency-2', FAULTS.find(({ named }) => named === 'idempotency-2')?.fault());
  assert.equal(await countOf(), before);
});

test('a request whose response does not match the description is also canceled', async () => {
  const before = await countOf();
  const [result] = await check('requests-2', async (request, next) => {
    const response = await next(request);
    if (!request.url.endsWith('/requests/send') || response.status !== 200) return response;
    const body = await response.json();
    delete body.responseContent.transaction.status;
    return Response.json(body);
  });
  assert.is(result?.outcome.kind, 'failed');
  assert.equal(await countOf(), before);
});

test('a value that the description does not list is a fault, unless it says that there may be further ones', async () => {
  const withValue = async (field: 'origin' | 'status') => {
    const [result] = await check('requests-2', async (request, next) => {
      const response = await next(request);
      if (!request.url.endsWith('/requests/send') || response.status !== 200) return response;
      const body = await response.json();
      body.responseContent.transaction[field] = 'of-another-backend';
      return Response.json(body);
    });
    return JSON.stringify(result?.outcome);
  };
  assert.match(await withValue('status'), 'must be equal to one of the allowed values');
  assert.not.match(await withValue('origin'), 'must be equal to one of the allowed values');
});

test('a run that cannot begin leaves nothing behind', async () => {
  const before = await countOf();
  const beginning = check('', undefined, { users: { ...CONFORMANCE_USERS, appUser: 'nadie.zzz' } });
  assert.match(await beginning.then(String, ({ message }) => message), 'verify-user responds 404');
  assert.equal(await countOf(), before);
});

test('a webhook that is signed and not as described is named so', async () => {
  const changed = {
    ...webhooks,
    get received() {
      return webhooks.received.map((one) => ({ ...one, body: one.body.replace('"level"', '"niveau"') }));
    },
  };
  const [result] = await check('webhooks-2', undefined, { webhooks: changed });
  assert.match(JSON.stringify(result?.outcome), 'does not match WebhookV2Event');
});

test('the run names whatever it could not remove', async () => {
  const left: string[] = [];
  const refused = { responseContent: null, info: { title: 'Cajas', message: 'Hoy no' } };
  const fault: Fault = async (request, next) =>
    request.url.endsWith('/users/v3/delete') ? Response.json(refused, { status: 422 }) : next(request);
  await check('files', fault, { onLeftBehind: (thing: string) => left.push(thing) });
  assert.match(left.join(), /^the cashier \S+ \(Hoy no\)$/);
});

test('a backend that does not respond fails the check instead of blocking it', async () => {
  const backend = createCheckedBackend(
    'http://sandbox/api',
    (request) => once(request.signal, 'abort') as never,
    5,
  );
  const calling = backend.post('/transactions/v3/pending', {});
  assert.match(await calling.then(String, ({ message }) => message), /pending gets no complete response: \S/);
});

test('a webhook whose body breaks off does not end the run', async () => {
  const { port } = new URL(webhooks.url);
  const socket = connect(Number(port));
  socket.end('POST /conformance HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nhalf');
  await once(socket.resume(), 'close');
  const before = webhooks.received.length;
  await fetch(webhooks.url, { method: 'POST', body: 'whole' });
  assert.is(webhooks.received.length, before + 1);
});

test('two runs in a row get no 429', async () => {
  for (let run = 1; run <= 7; run += 1) {
    const [result] = await check('sessions-1');
    assert.equal([run, result?.outcome.kind], [run, 'passed']);
  }
});

test('a difference between lists is reported on one line', () => {
  const ids = (from: number) => Array.from({ length: 30 }, (_, index) => `tx_${from + index}`);
  const message = (actual: unknown): string => {
    try {
      expectSame(actual, ids(10), 'The rows');
      return 'no difference';
    } catch (error) {
      return (error as Error).message;
    }
  };
  assert.is(
    message(ids(15)),
    'The rows: 30 entries, as expected, but not the same; without "tx_10", "tx_11", "tx_12" and 2 more; with "tx_40", "tx_41", "tx_42" and 2 more; ' +
      'the first difference at entry 1: "tx_15" instead of "tx_10"',
  );
  assert.is(
    message(ids(10).toSpliced(2, 2, 'tx_13', 'tx_12')),
    'The rows: 30 entries, as expected, but not the same; the first difference at entry 3: "tx_13" instead of "tx_12"',
  );
});
