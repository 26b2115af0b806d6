import { useState } from 'react';
import { NewPasswordFields } from '#blocks/form/new-password-fields.tsx';
import { PrefixedUsernameField } from '#blocks/form/prefixed-username-field.tsx';
import { ResendCode } from '#blocks/form/resend-code.tsx';
import { setServerTime } from '#stores/clock.ts';
import { assert, render, test } from '../../support/render.tsx';

function Passwords() {
  const [values, setValues] = useState({ password1: '', password2: '' });
  return (
    <NewPasswordFields
      values={values}
      errors={{ password2: 'Las contraseñas no coinciden' }}
      onChange={(name, value) => setValues({ ...values, [name]: value })}
    />
  );
}

test('each rule is ticked when the first password meets it, whatever the second field contains', async () => {
  const view = await render(<Passwords />);
  const rules = () => view.findAll('li').map(({ textContent }) => textContent?.endsWith(', cumplido'));
  for (const [typed, met] of [
    ['', [false, false, false, false]],
    ['cobrosab', [true, false, false, false]],
    ['cobrosa', [false, false, false, false]],
    ['C', [false, true, false, false]],
    ['7', [false, false, true, false]],
    ['#', [false, false, false, true]],
    ['Ñ٣$ñandúes', [true, false, false, false]],
    ['Cobros#2026', [true, true, true, true]],
  ] as const) {
    await view.type(view.field('Nueva contraseña'), typed);
    assert.equal(rules(), [...met], typed);
  }
  await view.type(view.field('Confirmación de contraseña'), 'x');
  assert.equal(rules(), [true, true, true, true]);
  const [first, second] = [view.field('Nueva contraseña'), view.field('Confirmación de contraseña')];
  assert.equal([first.value, second.value], ['Cobros#2026', 'x']);
  assert.match(view.text(), 'Las contraseñas no coinciden');
  await view.clickButton('Mostrar confirmación de contraseña');
  assert.equal([first.type, second.type], ['password', 'text']);
});

test('the complete username is shown while its ending is typed; an error says what is allowed', async () => {
  const field = { parent: 'tiendaluna', onChange: () => undefined };
  const shown = async (value: string, error?: string) =>
    (await render(<PrefixedUsernameField {...field} value={value} error={error} />)).text();
  assert.is(await shown(' '), 'Usuariotiendaluna-');
  const words = 'Usuariotiendaluna-Es el usuario con el que inicia sesión: tiendaluna-caja1';
  assert.is(await shown(' caja1 '), words);
  const said =
    'Usuariotiendaluna-El usuario no es válidoDe 3 a 32 minúsculas sin tilde, números o puntos, sin guiones; empieza con una letra.';
  assert.is(await shown('caja-1', 'El usuario no es válido'), said);
  assert.is(await shown('', 'Este campo es requerido'), 'Usuariotiendaluna-Este campo es requerido');
  const taken = 'El usuario tiendaluna-caja1 ya está en uso: elige otro';
  assert.is(await shown('caja1', taken), `Usuariotiendaluna-${taken}`);
});

const SENT = 'El código ha sido enviado con éxito';
const realNow = Date.now;

test('a code is sent once while its call runs, then confirmed, and cannot be sent again for a minute, unless it failed', async () => {
  const sends: ((done: boolean) => void)[] = [];
  const onResend = () => new Promise<boolean>((resolve) => sends.push(resolve));
  const { act, click, find, text } = await render(<ResendCode onResend={onResend} />);
  const button = find('button');
  const press = () => click(button);
  const label = () => button.textContent;
  const waits = () => button.getAttribute('aria-disabled') === 'true';
  const told = () => text('[role=status]');
  assert.equal([text(), waits()], ['Reenviar código', false]);
  await press();
  await press();
  assert.equal([sends.length, waits(), told()], [1, true, '']);
  await act(() => sends[0]?.(true));
  assert.equal([label(), waits(), told()], ['Reenviar código en 1 min', true, SENT]);
  await press();
  assert.is(sends.length, 1);
  Date.now = () => realNow() + 60_000;
  await act(() => setServerTime(Date.now(), { sentAt: Date.now() }));
  assert.equal([label(), waits()], ['Reenviar código', false]);
  await press();
  assert.equal([sends.length, told()], [2, ''], 'the confirmation is of the code before');
  await act(() => sends[1]?.(false));
  assert.equal([text(), waits()], ['Reenviar código', false]);
});
