import type { Failure, Result } from '@cobros/sdk';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { altcha } from '../../../src/screens/sign-up/captcha/altcha.ts';
import { CaptchaRow } from '../../../src/screens/sign-up/captcha/captcha-row.tsx';
import { createCaptchaTokens } from '../../../src/screens/sign-up/captcha/captcha-tokens.ts';
import { captchaFailure } from '../../support/numbered-captcha-tokens.ts';
import { render } from '../../support/render.tsx';

function open() {
  const answers: ((result: Result<string>) => void)[] = [];
  const captcha = createCaptchaTokens({
    label: 'Prueba',
    getToken: () => new Promise((resolve) => answers.push(resolve)),
  });
  return { answers, captcha, view: render(<CaptchaRow captcha={captcha} />) };
}

test('the captcha starts by itself, and names its provider', async () => {
  const { answers, view: opening } = open();
  const view = await opening;
  assert.is(answers.length, 1);
  assert.is(view.text('[role=status]'), 'Comprobando que eres una persona');
  assert.match(view.text(), 'Protegido con Prueba');
  assert.not.ok(view.has('button'));
  await view.act(() => answers[0]?.({ ok: true, data: 'token-1' }));
  assert.is(view.text('[role=status]'), 'Comprobado');
});

test('a failure shows why, and asks for another attempt', async () => {
  const { answers, captcha, view: opening } = open();
  const view = await opening;
  await view.act(() => answers[0]?.(captchaFailure(429)));
  assert.is(view.text('[role=status]'), 'No (429)');
  assert.not.match(view.text(), 'Protegido con');
  await view.clickButton('Reintentar');
  assert.is(answers.length, 2);
  assert.is(view.text('[role=status]'), 'Comprobando que eres una persona');
  await view.act(() => answers[1]?.({ ok: true, data: 'token-2' }));
  assert.is(view.text('[role=status]'), 'Comprobado');
  await view.act(() => captcha.fail({} as Failure));
  assert.is(
    view.text('[role=status]'),
    'No se pudo comprobar que eres una persona',
    'not the server’s words',
  );
});

test('a challenge that fails to load is shown as a failure', async () => {
  const failure = captchaFailure(503);
  assert.equal(await altcha(async () => failure).getToken(), failure);
});
