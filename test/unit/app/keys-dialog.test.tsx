import { findModal } from '#app/find/find-modal.ts';
import { KeysDialog } from '#app/find/keys-dialog.tsx';
import { SUPERVISOR, signInAs } from '../../fixtures/session.ts';
import { assert, render, test } from '../support/render.tsx';

const platform = Object.getOwnPropertyDescriptor(navigator, 'platform');
const useDevice = (name: string) =>
  Object.defineProperty(navigator, 'platform', { configurable: true, value: name });

test.after.each(async () => {
  if (platform) Object.defineProperty(navigator, 'platform', platform);
  else Reflect.deleteProperty(navigator, 'platform');
});

for (const [device, key] of [
  ['Win32', 'Ctrl K'],
  ['MacIntel', '⌘ K'],
  ['iPad', '⌘ K'],
] as const)
  test(`on ${device} the search opens with ${key}`, async () => {
    useDevice(device);
    signInAs('operator', ['view_payments']);
    const view = await render(<KeysDialog />);
    assert.match(view.text('[role=dialog]'), `Buscar en el portal${key}`);
  });

const EVERYWHERE =
  'En todo el portalBuscar en el portalCtrl KVer estos atajos?Cerrar una ventana o un menúEscAbrir un menú, desde su botón↓Moverte en menús, pestañas y resultados← ↑ ↓ →Ir al primero o al últimoInicio · Fin';
const [SEND, FILTER, LATEST] = [
  'Enviar solicitudF2',
  'Ir al buscador de pagosF4',
  'Ver los últimos cinco pagosF8',
];
for (const [type, permissions, shown, ...capabilities] of [
  ['operator', ['view_payments'], `En Pagos, en vivo${SEND}${FILTER}${LATEST}`],
  ['operator', ['view_payments'], `En Pagos, en vivoCobrarF9${SEND}${FILTER}${LATEST}`, 'charges'],
  ['admin', SUPERVISOR, `En Pagos, en vivo${FILTER}`],
  ['operator', ['profile_view'], ''],
] as const)
  test(`the shortcuts of ${type} with ${permissions} and ${capabilities} are: ${shown}`, async () => {
    useDevice('Linux x86_64');
    signInAs(type, permissions, ...capabilities);
    const { text } = await render(<KeysDialog />);
    assert.is(text('[role=dialog]'), `Atajos de teclado${EVERYWHERE}${shown}Buscar en el portal`);
  });

test('the list of keyboard shortcuts links back to the search, and can be closed', async () => {
  signInAs('operator', ['view_payments']);
  findModal.open({ step: 'keys' });
  const view = await render(<KeysDialog />);
  await view.clickButton('Buscar en el portal');
  assert.is(findModal.current.peek().step, 'find');
  findModal.open({ step: 'keys' });
  await view.press('Escape');
  assert.is(findModal.current.peek().step, 'none');
});
