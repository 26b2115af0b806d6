import type { Result } from '@cobros/sdk';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createCaptchaTokens } from '../../../src/screens/sign-up/captcha/captcha-tokens.ts';
import { retryAfterCaptchaFailure } from '../../../src/screens/sign-up/captcha/retry-after-captcha-failure.ts';

const test = suite('captcha');

const failure = (status: number) =>
  ({
    ok: false,
    failure: { kind: 'answered', title: 'Captcha', message: `No (${status})`, status },
  }) as const;

/** A provider with numbered tokens, and a clock that the test advances. */
function numbered(answers: Record<number, Result<string>> = {}) {
  let made = 0;
  let now = 0;
  const captcha = createCaptchaTokens(
    {
      label: 'Prueba',
      getToken: async () => {
        made += 1;
        return answers[made] ?? { ok: true, data: `token-${made}` };
      },
    },
    () => now,
  );
  return {
    captcha,
    made: () => made,
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

test('one token is prepared in advance, and none is returned twice', async () => {
  const { captcha, made } = numbered();
  captcha.prepare();
  captcha.prepare();
  assert.is(made(), 1);
  assert.equal(await Promise.all([captcha.take(), captcha.take()]), [
    { ok: true, data: 'token-1' },
    { ok: true, data: 'token-2' },
  ]);
  assert.is(captcha.state.value, 'checked');
});

test('an expired token is not returned', async () => {
  const { captcha, pass } = numbered();
  captcha.prepare();
  pass(61_000);
  assert.equal(await captcha.take(), { ok: true, data: 'token-2' });
});

test('a failure is returned, and the next call tries again', async () => {
  const { captcha } = numbered({ 1: failure(429) });
  captcha.prepare();
  assert.is(captcha.state.value, 'checking');
  await Promise.resolve();
  await Promise.resolve();
  assert.is(captcha.state.value, 'failed');
  assert.is(captcha.failure.value?.message, 'No (429)');
  captcha.prepare();
  assert.is(captcha.state.value, 'checking');
  assert.equal(await captcha.take(), { ok: true, data: 'token-2' });
  assert.is(captcha.failure.value, undefined);
});

test('a rejected token is replaced once, automatically', async () => {
  const { captcha } = numbered();
  const answers = [failure(403), { ok: true, data: 'done' }] as const;
  let calls = 0;
  const result = await retryAfterCaptchaFailure<string>(
    captcha,
    async () => answers[calls++] as Result<string>,
  );
  assert.equal(result, { ok: true, data: 'done' });
  assert.is(calls, 2);
});

test('a second rejection is returned, even if another token has arrived meanwhile', async () => {
  const { captcha } = numbered();
  let calls = 0;
  const result = await retryAfterCaptchaFailure<string>(captcha, async () => {
    calls += 1;
    await captcha.take();
    return failure(403);
  });
  assert.not.ok(result.ok);
  assert.is(calls, 2);
  await new Promise((resolve) => setTimeout(resolve));
  assert.is(captcha.state.value, 'failed');
  assert.is(captcha.failure.value?.message, 'No (403)');
});

test('other failures do not concern the captcha', async () => {
  const { captcha } = numbered();
  let calls = 0;
  await retryAfterCaptchaFailure<string>(captcha, async () => {
    calls += 1;
    return failure(409);
  });
  assert.is(calls, 1);
  assert.is(captcha.state.value, 'checking');
});

test.run();
