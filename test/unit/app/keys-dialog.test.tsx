import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { findModal } from '../../../src/app/find/find-modal.ts';
import { KeysDialog } from '../../../src/app/find/keys-dialog.tsx';
import { leaveSession } from '../../../src/stores/session.ts';
import { signInAs } from '../../fixtures/session.ts';
import { render } from '../../support/render.tsx';

const platform = Object.getOwnPropertyDescriptor(navigator, 'platform');
const useDevice = (name: string) =>
  Object.defineProperty(navigator, 'platform', { configurable: true, value: name });

test.after.each(async () => {
  if (platform) Object.defineProperty(navigator, 'platform', platform);
  else Reflect.deleteProperty(navigator, 'platform');
});

for (const [device, key] of [
  ['Win32', 'Ctrl K'],
  ['Linux x86_64', 'Ctrl K'],
  ['MacIntel', '⌘ K'],
  ['iPad', '⌘ K'],
] as const) {
  test(`on ${device} the search opens with ${key}`, async () => {
    useDevice(device);
    signInAs('operator', ['view_payments']);
    const view = await render(<KeysDialog />);
    assert.match(view.text('[role=dialog]'), `Buscar en el portal${key}`);
  });
}

test('Cobrar has a shortcut only if the backend has charges', async () => {
  const keys = async () => (await render(<KeysDialog />)).find('[role=dialog]').textContent ?? '';
  signInAs('operator', ['view_payments']);
  assert.not.match(await keys(), 'Cobrar');
  signInAs('operator', ['view_payments'], 'charges');
  assert.match(await keys(), 'CobrarF9');
});

for (const [type, permissions, places] of [
  ['operator', ['view_payments'], ['En todo el portal', 'En Pagos, en vivo']],
  ['operator', ['profile_view'], ['En todo el portal']],
] as const) {
  test(`${type} with ${permissions} sees the shortcuts of ${places.join(' and ')}`, async () => {
    signInAs(type, permissions);
    const view = await render(<KeysDialog />);
    assert.equal(view.texts('h3'), places);
  });
}

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

test('without a session the list of keyboard shortcuts is empty', async () => {
  leaveSession();
  const view = await render(<KeysDialog />);
  assert.not.ok(view.has('[role=dialog]'));
});
