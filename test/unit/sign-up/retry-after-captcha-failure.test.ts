import type { Result } from '@cobros/sdk';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { retryAfterCaptchaFailure } from '../../../src/screens/sign-up/captcha/captcha-operations.ts';
import { captchaFailure, numberedCaptchaTokens } from '../../support/numbered-captcha-tokens.ts';

test('a rejected token is replaced once, automatically', async () => {
  const { captcha } = numberedCaptchaTokens();
  const answers = [captchaFailure(403), { ok: true, data: 'done' }] as const;
  let calls = 0;
  const call = async () => answers[calls++] as Result<string>;
  const result = await retryAfterCaptchaFailure<string>(captcha, call);
  assert.equal(result, { ok: true, data: 'done' });
  assert.is(calls, 2);
});

test('a second rejection is returned, even if another token is available by then', async () => {
  const { captcha } = numberedCaptchaTokens();
  let calls = 0;
  const result = await retryAfterCaptchaFailure<string>(captcha, async () => {
    calls += 1;
    await captcha.take();
    return captchaFailure(403);
  });
  assert.not.ok(result.ok);
  assert.is(calls, 2);
  await new Promise((resolve) => setTimeout(resolve));
  assert.is(captcha.state.value, 'failed');
  assert.is(captcha.failure.value?.message, 'No (403)');
});

test('no other token is requested after other failures', async () => {
  const { captcha } = numberedCaptchaTokens();
  let calls = 0;
  await retryAfterCaptchaFailure<string>(captcha, async () => {
    calls += 1;
    return captchaFailure(409);
  });
  assert.is(calls, 1);
  assert.is(captcha.state.value, 'checking');
});
