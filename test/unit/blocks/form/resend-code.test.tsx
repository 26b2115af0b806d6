import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ResendCode } from '../../../../src/blocks/form/resend-code.tsx';
import { setServerTime } from '../../../../src/stores/clock.ts';
import { render } from '../../../support/render.tsx';

const SENT = 'El código ha sido enviado con éxito';
const realNow = Date.now;
async function open(props: Partial<Parameters<typeof ResendCode>[0]> = {}) {
  const sends: ((done: boolean) => void)[] = [];
  const onResend = () => new Promise<boolean>((resolve) => sends.push(resolve));
  const view = await render(<ResendCode onResend={onResend} {...props} />);
  const button = view.find('button');
  return {
    ...view,
    sends,
    press: () => view.click(button),
    label: () => button.textContent,
    waits: () => button.getAttribute('aria-disabled') === 'true',
    told: () => view.text('[role=status]'),
    rerenderFailed: (failed: boolean) =>
      view.rerender(<ResendCode onResend={onResend} {...props} failed={failed} />),
  };
}

test('a code is sent once while its call runs, then confirmed, and cannot be sent again for a minute', async () => {
  const { press, sends, act, label, waits, told } = await open();
  assert.equal([label(), waits(), told()], ['Reenviar código', false, '']);
  await press();
  await press();
  assert.equal([sends.length, waits(), told()], [1, true, '']);
  await act(() => sends[0]?.(true));
  assert.equal([label(), waits(), told()], ['Reenviar código en 1:00', true, SENT]);
  await press();
  assert.is(sends.length, 1);
  Date.now = () => realNow() + 60_000;
  await act(() => setServerTime(Date.now()));
  assert.equal([label(), waits()], ['Reenviar código', false]);
  await press();
  assert.equal([sends.length, told()], [2, ''], 'the confirmation is of the code before');
});

test('a code that could not be sent is not confirmed, and sending can be retried at once', async () => {
  const { press, sends, act, label, waits, told } = await open();
  await press();
  await act(() => sends[0]?.(false));
  assert.equal([label(), waits(), told()], ['Reenviar código', false, '']);
  await press();
  assert.is(sends.length, 2);
});

test('a code that was just sent is confirmed until a later call fails', async () => {
  const { told, waits, rerenderFailed } = await open({ sent: true });
  assert.equal([told(), waits()], [SENT, false]);
  await rerenderFailed(true);
  assert.is(told(), '');
  await rerenderFailed(false);
  assert.is(told(), SENT);
});

test('in a dialog that has just sent a code, the minute is already running', async () => {
  const { container, label, waits, press, sends } = await open({ centred: true });
  assert.match(container.textContent ?? '', '¿No llegó?');
  assert.equal([label(), waits()], ['Reenviar código en 1:00', true]);
  await press();
  assert.is(sends.length, 0);
});
