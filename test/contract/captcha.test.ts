import { createHash, createHmac } from 'node:crypto';
import { createAltcha } from '#sandbox/access/captcha/altcha.ts';
import { createRecaptcha } from '#sandbox/access/captcha/recaptcha.ts';
import { deleteUsedCaptchas } from '#sandbox/access/captcha/used-tokens.ts';
import { requirements } from '#sandbox/access/users/operation-requirements.ts';
import { operations } from '#sandbox/ground/contract/described-operations.ts';
import { createApi } from '#sandbox/operation/run/create-api.ts';
import { readClock } from '#sandbox/terms/time/clock.ts';
import { captchaToken } from '../support/captcha-token.ts';
import { assert, countRows, sandboxOf, serve, test } from '../support/suite.ts';

const sandbox = await sandboxOf();

type Solution = Record<'algorithm' | 'challenge' | 'salt' | 'signature', string> & { number: number };

async function solution(): Promise<Solution> {
  return JSON.parse(Buffer.from(await captchaToken(sandbox.handle), 'base64').toString());
}

const tokenOf = (solved: unknown) => Buffer.from(JSON.stringify(solved)).toString('base64');

async function states(token?: string, handle = sandbox.handle) {
  const headers = token === undefined ? {} : { 'captcha-token': token };
  const answer = await handle(new Request('http://sandbox/api/sign-up/v2/states', { headers }));
  const { info } = (await answer.json()) as { info: { message: string } };
  return { status: answer.status, message: info.message };
}

const REJECTED = { status: 403, message: 'No pudimos comprobar que eres una persona, intenta de nuevo' };

test('a token is valid for one call', async () => {
  const token = await captchaToken(sandbox.handle);
  assert.is((await states(token)).status, 200);
  assert.equal(await states(token), REJECTED);
});

test('a failed call uses up the token too', async () => {
  const headers = { 'captcha-token': await captchaToken(sandbox.handle) };
  assert.is((await sandbox.post('sign-up/v2/create', {}, headers)).status, 400);
  assert.is((await sandbox.post('sign-up/v2/create', {}, headers)).status, 403);
});

test('a token expires after five minutes', async () => {
  const token = await captchaToken(sandbox.handle);
  await sandbox.advance(301);
  assert.equal(await states(token), REJECTED);
});

const forgeries: Record<string, (good: Solution) => unknown> = {
  'another number': (good) => ({ ...good, number: good.number + 1 }),
  'a number as text': (good) => ({ ...good, number: String(good.number) }),
  'a value that is not a number': (good) => ({ ...good, number: null }),
  'another salt': (good) => ({ ...good, salt: good.salt.replace(/^./, 'x') }),
  'a later moment in its salt': (good) => ({
    ...good,
    salt: good.salt.replace(/expires=(\d+)/, (_, seconds) => `expires=${Number(seconds) + 600}`),
  }),
  'digits of the number moved into its salt': (good) => {
    const digits = String(good.number);
    return { ...good, salt: `${good.salt}${digits[0]}`, number: Number(digits.slice(1)) };
  },
  'another algorithm': (good) => ({ ...good, algorithm: 'SHA-1' }),
  'another signature': (good) => ({ ...good, signature: 'f'.repeat(64) }),
  'half a signature': (good) => ({ ...good, signature: good.signature.slice(0, 32) }),
  'no signature': ({ signature: _, ...rest }) => rest,
  'a challenge made by the caller': (good) => {
    const challenge = createHash('sha256').update(`${good.salt}1`).digest('hex');
    const signature = createHmac('sha256', '').update(challenge).digest('hex');
    return { ...good, challenge, number: 1, signature };
  },
  'a list': () => [],
  nothing: () => null,
};
for (const [what, forge] of Object.entries(forgeries))
  test(`a token with ${what} is rejected`, async () => {
    assert.equal(await states(tokenOf(forge(await solution()))), REJECTED);
  });

for (const token of [undefined, '', 'prueba', 'e30=', '{}', 'ñ'.normalize('NFD').slice(0, 1)])
  test(`the token ${JSON.stringify(token)} is rejected`, async () => {
    assert.equal(await states(token), REJECTED);
  });

test('every sign-up call needs a token, and does nothing without one', async () => {
  for (const { id, method, path } of operations.filter(({ id }) => requirements[id].access === 'captcha')) {
    const body = method === 'POST' ? '{"requestContent":{}}' : null;
    const answer = await sandbox.call(path.slice(1).replace(/\{\w+\}/, 'gt-01'), { method, body });
    assert.is(answer.status, 403, id);
  }
});

test('a challenge takes 30,000 hashes on average, and every challenge is different', async () => {
  const now = new Date();
  const [one, two] = await Promise.all([1, 2].map(() => createAltcha().issue(sandbox.database, now)));
  assert.is(one?.maxnumber, 60_000);
  assert.is.not(one?.challenge, two?.challenge);
  assert.is.not(one?.salt, two?.salt);
});

test('used tokens are deleted once they are too old to be accepted', async () => {
  await states(await captchaToken(sandbox.handle));
  const count = () => countRows(sandbox.database, 'used_captchas');
  await deleteUsedCaptchas(sandbox.database, await readClock(sandbox.database));
  assert.ok((await count()) > 0);
  await sandbox.advance(301);
  await deleteUsedCaptchas(sandbox.database, await readClock(sandbox.database));
  assert.is(await count(), 0);
});

async function startVerifier(verdict: (form: URLSearchParams) => unknown) {
  const asked: URLSearchParams[] = [];
  const { url } = await serve(async (request) => {
    const form = new URLSearchParams(await request.text());
    asked.push(form);
    return Response.json(verdict(form));
  });
  return { verifyUrl: `${url}/siteverify`, asked };
}

test('with reCAPTCHA, Google’s service decides, a token works once, and the sandbox issues no challenges of its own', async () => {
  const verifier = await startVerifier((form) => {
    const answers: Record<string, unknown> = {
      good: { success: true },
      person: { success: true, score: 0.9 },
      program: { success: true, score: 0.1 },
      odd: 'true',
    };
    return answers[form.get('response') ?? ''] ?? { success: false };
  });
  const captcha = createRecaptcha({ secret: 'the-secret', verifyUrl: verifier.verifyUrl });
  const { database } = sandbox;
  const guarded = createApi({ database, captcha, housekeepingSeconds: 0, webhookSeconds: 0 });
  const statusOf = async (token?: string) => (await states(token, guarded.handle)).status;

  assert.is(await statusOf('good'), 200);
  assert.is(String(verifier.asked[0]), 'secret=the-secret&response=good');
  assert.is(await statusOf('good'), 403);
  assert.is(await statusOf('person'), 200);
  for (const bad of ['program', 'odd', 'invented', undefined]) assert.is(await statusOf(bad), 403, bad);
  assert.is(await statusOf(await captchaToken(sandbox.handle)), 403);
  const challenge = new Request('http://sandbox/api/sign-up/v2/captcha/challenge');
  assert.is((await guarded.handle(challenge)).status, 404);

  await guarded.close();
});
