import type { Result, Schemas } from '@cobros/sdk';
import type { Transactional } from '#sandbox/ground/db/database.ts';
import { approveSignUp, rejectSignUp } from '#sandbox/places/sign-up/approve-or-reject.ts';
import { createSignUp } from '#sandbox/places/sign-up/create-sign-up.ts';
import { fundSourceContent, signUpContent } from '../fixtures/sign-up-content.ts';
import { pdf } from '../fixtures/upload-files.ts';
import { captchaToken } from '../support/captcha-token.ts';
import { assert, countRows, dataOf, test } from '../support/suite.ts';
import { visitorClient } from '../support/visitor-client.ts';
import { openTwoProcesses } from './support/two-processes.ts';

const { at } = await openTwoProcesses();

const visitor = (turn: number) => visitorClient(at(turn).handle).signUp;
const times = <Result>(count: number, work: (turn: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, turn) => work(turn)));
const statusOf = (result: Result<unknown>) => (result.ok ? 200 : result.failure.status);

async function prepared(
  turn: number,
  over: Partial<Schemas['SignUpContent']>,
): Promise<Schemas['SignUpContent']> {
  const { fundSourceId } = dataOf(await visitor(turn).registerFundSource(fundSourceContent()));
  const file = new File([pdf(100_000)], 'dpi.pdf', { type: 'application/pdf' });
  const { document } = dataOf(await visitor(turn).uploadDocument('identity', file));
  return signUpContent({ fundSourceId, documentIds: [document.id], ...over });
}

test('a challenge from one process is valid at another, and its token permits one of twenty calls to both', async () => {
  const token = await captchaToken(at(0).handle);
  const headers = { 'captcha-token': token };
  const responses = await times(20, (turn) => at(turn).call('sign-up/v2/banks', { headers }));
  assert.equal(responses.map(({ status }) => status).sort(), [200, ...Array(19).fill(403)]);
});

test('of six simultaneous sign-ups with one username one succeeds, and nothing of the others is left', async () => {
  const contents = await times(6, (turn) => prepared(turn, { username: 'volcan.dos' }));
  const responses = await times(6, async (turn) => visitor(turn).create(contents[turn] as never));
  assert.equal(responses.map(statusOf).sort(), [200, 409, 409, 409, 409, 409]);
  const left = await at(0).database.query(
    `select b.id from businesses b left join sign_ups s on s.business_id = b.id
     where b.fri_username = 'volcan.dos' or (b.status = 'pending' and s.id is null)`,
  );
  assert.is(left.length, 1);
});

test('an account and a document can be claimed by one of two simultaneous sign-ups', async () => {
  const content = await prepared(0, {});
  const responses = await times(2, (turn) =>
    visitor(turn).create({ ...content, username: `volcan.tres${turn}` }),
  );
  assert.equal(responses.map(statusOf).sort(), [200, 404]);
});

test('six simultaneous calls with one key, to both processes, make one sign-up', async () => {
  const content = await prepared(0, { username: 'volcan.cuatro' });
  const options = { idempotencyKey: 'afiliacion-carrera' };
  const responses = await times(6, (turn) => visitor(turn).create(content, options));
  assert.is(new Set(responses.map((response) => dataOf(response).signUp.id)).size, 1);
});

test('a call that looked up its key before another call stored it gets the same sign-up', async () => {
  const content = await prepared(0, { username: 'volcan.siete' });
  const idempotencyKey = 'afiliacion-entre-dos';
  const { database } = at(1);
  const create = () => visitor(0).create(content, { idempotencyKey });
  let first: ReturnType<typeof create> | undefined;
  const slow: Transactional = {
    async query(text: string, values?: readonly unknown[]) {
      if (text.includes('from cities') && !first) {
        first = create();
        await first;
      }
      return database.query(text, values);
    },
    script: (text) => database.script(text),
    transaction: (work) => database.transaction(work),
  };
  const second = await createSignUp(slow, { content, idempotencyKey, now: new Date() });
  assert.ok(first);
  assert.is(second.id, dataOf(await first).signUp.id);
});

test('when a sign-up is approved and rejected at the same time, one wins', async () => {
  const content = await prepared(0, { username: 'volcan.cinco' });
  const { id } = dataOf(await visitor(0).create(content)).signUp;
  const [row] = await at(0).database.query<{ business_id: string }>(
    'select business_id from sign_ups where id = $1',
    [id],
  );
  const businessId = row?.business_id ?? '';
  const now = new Date();
  const decided = await Promise.allSettled([
    approveSignUp(at(0).database, businessId, now),
    rejectSignUp(at(1).database, { businessId, reason: 'El RTU está vencido', now }),
  ]);
  assert.is(decided.filter(({ status }) => status === 'fulfilled').length, 1);
  const decisions = `outbox where to_address = '${content.emailAddress}' and subject <> 'Recibimos tu afiliación'`;
  assert.is(await countRows(at(0).database, decisions), 1);
});
