import { act, type ComponentType } from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ModalHost } from '../../../src/blocks/modal-host.tsx';
import { clearMessage, message } from '../../../src/stores/messages.ts';
import { createModalStep } from '../../../src/stores/modal-step.ts';
import { render } from '../../support/render.tsx';

type Step = { step: 'lock'; name: string } | { step: 'unlock' };
type Unlock = { default: ComponentType<{ step: 'unlock' }> };

const test = suite('modal host');

const lock = ({ name }: { name: string }) => <p>Bloquear {name}</p>;
const unlock = () => <p>Desbloquear</p>;

/** A host whose second step comes when the test says so. */
async function host() {
  const modal = createModalStep<Step>();
  let come: (module: Unlock) => void = () => undefined;
  let fail: () => void = () => undefined;
  const coming = new Promise<Unlock>((resolve, reject) => {
    come = resolve;
    fail = () => reject(new Error('offline'));
  });
  coming.catch(() => undefined);
  const dialogs = { lock: async () => ({ default: lock }), unlock: () => coming };
  const view = await render(<ModalHost modal={modal} dialogs={dialogs} />);
  const open = async (step: Step) => {
    await act(async () => modal.open(step));
    await view.settle();
  };
  const settle = async (work: () => void) => {
    work();
    await view.settle();
  };
  return {
    view,
    modal,
    open,
    close: () => act(async () => modal.close()),
    come: () => settle(() => come({ default: unlock })),
    fail: () => settle(fail),
    text: () => view.container.textContent,
  };
}

test('an open step is shown with its subject, and nothing when it is closed', async () => {
  const { view, open, close, text } = await host();
  assert.is(text(), '');
  await open({ step: 'lock', name: 'Centro' });
  assert.is(text(), 'Bloquear Centro');
  await close();
  assert.is(text(), '');
  await view.unmount();
});

test('the step before stays until the code of the next one has come', async () => {
  const { view, open, come, text } = await host();
  await open({ step: 'lock', name: 'Centro' });
  await open({ step: 'unlock' });
  assert.is(text(), 'Bloquear Centro');
  await come();
  assert.is(text(), 'Desbloquear');
  await view.unmount();
});

test('what was closed before its code came is not shown any more', async () => {
  const { view, open, close, come, text } = await host();
  await open({ step: 'unlock' });
  await close();
  await come();
  assert.is(text(), '');
  await view.unmount();
});

test('code that does not come closes the step and says so', async () => {
  const { view, modal, open, fail, text } = await host();
  await open({ step: 'unlock' });
  await fail();
  assert.is(modal.current.value.step, 'none');
  assert.is(message.value?.title, 'Sin conexión');
  assert.is(text(), '');
  clearMessage();
  await view.unmount();
});

test.run();
