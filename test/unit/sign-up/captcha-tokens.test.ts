import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { captchaFailure, numberedCaptchaTokens } from '../../support/numbered-captcha-tokens.ts';

test('one token is prepared in advance, and none is returned twice', async () => {
  const { captcha, made } = numberedCaptchaTokens();
  captcha.prepare();
  captcha.prepare();
  assert.is(made(), 1);
  assert.equal(await Promise.all([captcha.take(), captcha.take()]), [
    { ok: true, data: 'token-1' },
    { ok: true, data: 'token-2' },
  ]);
  assert.is(captcha.state.value, 'checked');
});

for (const [seconds, token] of [
  [60, 'token-1'],
  [61, 'token-2'],
] as const)
  test(`after ${seconds} seconds ${token} is returned`, async () => {
    const { captcha, pass } = numberedCaptchaTokens();
    captcha.prepare();
    pass(seconds * 1000);
    assert.equal(await captcha.take(), { ok: true, data: token });
  });

test('a failure is returned, and the next call makes another attempt', async () => {
  const { captcha } = numberedCaptchaTokens({ 1: captchaFailure(429) });
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

test('after a failure no token is prepared; after a success the next one is', async () => {
  const { captcha, made } = numberedCaptchaTokens({ 1: captchaFailure(429) });
  assert.equal(await captcha.take(), captchaFailure(429));
  assert.is(made(), 1);
  assert.equal(await captcha.take(), { ok: true, data: 'token-2' });
  assert.is(made(), 3);
});
