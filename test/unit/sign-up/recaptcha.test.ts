import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { recaptcha } from '../../../src/screens/sign-up/captcha/recaptcha.ts';

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

test('the script is loaded with the first token only, and each token is for the sign-up', async () => {
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
