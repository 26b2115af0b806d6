import type { Failure, Result } from '@cobros/sdk';
import { retryAfterCaptchaFailure } from '#screens/sign-up/captcha/captcha-operations.ts';
import { CaptchaRow } from '#screens/sign-up/captcha/captcha-row.tsx';
import { createCaptchaTokens } from '#screens/sign-up/captcha/captcha-tokens.ts';
import { recaptcha } from '#screens/sign-up/captcha/recaptcha.ts';
import { captchaFailure, numberedCaptchaTokens } from '../support/numbered-captcha-tokens.ts';
import { assert, render, test } from '../support/render.tsx';

function open() {
  const answers: ((result: Result<string>) => void)[] = [];
  const captcha = createCaptchaTokens({
    label: 'Prueba',
    getToken: () => new Promise((resolve) => answers.push(resolve)),
  });
  return { answers, captcha, view: render(<CaptchaRow captcha={captcha} />) };
}

test('the captcha starts by itself, and names its provider; a failure shows why, and asks for another attempt', async () => {
  const { answers, captcha, view: opening } = open();
  const view = await opening;
  assert.is(answers.length, 1);
  assert.is(view.text(), 'Comprobando que eres una personaProtegido con Prueba');
  await view.act(() => answers[0]?.(captchaFailure(429)));
  assert.is(view.text(), 'No (429)Reintentar');
  await view.clickButton('Reintentar');
  assert.is(answers.length, 2);
  assert.is(view.text('[role=status]'), 'Comprobando que eres una persona');
  await view.act(() => answers[1]?.({ ok: true, data: 'token-2' }));
  assert.is(view.text('[role=status]'), 'Comprobado');
  const FAILED = 'No se pudo comprobar que eres una persona';
  await view.act(() => captcha.fail({} as Failure));
  assert.is(view.text('[role=status]'), FAILED, 'not the server’s words');
  await view.clickButton('Reintentar');
  assert.is(answers.length, 3, 'the token that was ready is not used');
  await view.act(() => captcha.fail({} as Failure));
  await view.act(() => answers[2]?.({ ok: true, data: 'token-3' }));
  assert.is(view.text('[role=status]'), FAILED, 'of the call, whatever token arrives');
});

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

const UNREACHABLE = {
  ok: false,
  failure: { kind: 'network', title: 'reCAPTCHA', message: 'No se pudo cargar, revisa tu conexión' },
};

const { label, getToken } = recaptcha('clave&1');
const { append } = document.head;
const page = window as unknown as { grecaptcha?: object | undefined };
let scripts: HTMLScriptElement[] = [];

test.before.each(() => {
  scripts = [];
  // happy-dom would load the script from the network.
  document.head.append = (script) => void scripts.push(script as HTMLScriptElement);
});
test.after(() => {
  document.head.append = append;
  page.grecaptcha = undefined;
});

/** Simulates that the latest script has loaded: it returns these tokens, and fails after them. */
function scriptComes(...tokens: string[]): unknown[][] {
  const called: unknown[][] = [];
  const execute = async (...content: unknown[]) => {
    called.push(content);
    const token = tokens.shift();
    if (!token) throw new Error('No more tokens');
    return token;
  };
  page.grecaptcha = { ready: (then: () => void) => then(), execute };
  scripts.at(-1)?.onload?.({} as Event);
  return called;
}

test('the script is loaded only with the first token, and each token is for the sign-up', async () => {
  assert.equal([label, scripts.length], ['reCAPTCHA', 0]);
  const first = getToken();
  assert.is(scripts[0]?.src, 'https://www.google.com/recaptcha/api.js?render=clave%261');
  const called = scriptComes('token-1', 'token-2');
  assert.equal(await first, { ok: true, data: 'token-1' });
  assert.equal(await getToken(), { ok: true, data: 'token-2' });
  assert.equal(await getToken(), UNREACHABLE, 'it gives none any more');
  assert.equal(called, Array(3).fill(['clave&1', { action: 'sign_up' }]));
  assert.is(scripts.length, 1);
});

test('a script that fails to load is reported, and loaded again with the next token', async () => {
  const lost = getToken();
  scripts[0]?.onerror?.('');
  assert.equal(await lost, UNREACHABLE);
  const next = getToken();
  assert.is(scripts.length, 2);
  scriptComes('token-1');
  assert.equal(await next, { ok: true, data: 'token-1' });
  assert.equal(await getToken(), UNREACHABLE);
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

test('after a failure no token is prepared; after a success the next one is', async () => {
  const { captcha, made } = numberedCaptchaTokens({ 1: captchaFailure(429) });
  assert.equal(await captcha.take(), captchaFailure(429));
  assert.is(made(), 1);
  assert.equal(await captcha.take(), { ok: true, data: 'token-2' });
  assert.is(made(), 3);
});
