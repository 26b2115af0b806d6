import { act } from 'react';
import { object, string } from 'superstruct';
import { useForm } from '#blocks/form/use-form.ts';
import { createModalStep, ModalHost, type StepDialogs } from '#blocks/modal-host.tsx';
import { endSession } from '#stores/end-session.ts';
import { clearMessage, message } from '#stores/messages.ts';
import { startSession } from '#stores/session.ts';
import { session } from '../../fixtures/session.ts';
import { assert, render, test } from '../support/render.tsx';

type Step = { step: 'block'; name: string } | { step: 'unblock' };

const block = ({ name }: { name: string }) => <p>Bloquear {name}</p>;
const unblock = () => <p>Desbloquear</p>;

/** A host whose dialogs load when the test says so, or at once if their code is loaded. */
async function host({ late = false } = {}) {
  const modal = createModalStep<Step>('door');
  let come: () => void = () => undefined;
  let fail: () => void = () => undefined;
  const coming = () =>
    new Promise<StepDialogs<Step>>((resolve, reject) => {
      come = () => resolve({ block, unblock });
      fail = () => reject(new Error('offline'));
    });
  const gate = { late };
  const dialogs = () => (gate.late ? coming() : Promise.resolve({ block, unblock }));
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
    hold: () => {
      gate.late = true;
    },
    come: () => settle(() => come()),
    fail: () => settle(() => fail()),
    text: () => view.text(),
  };
}

test('an open step is shown with its subject, and nothing when it is closed; the previous step stays until the code of the next one is loaded', async () => {
  const { open, close, text, hold, come } = await host();
  assert.is(text(), '');
  await open({ step: 'block', name: 'Centro' });
  assert.is(text(), 'Bloquear Centro');
  await close();
  assert.is(text(), '');
  await open({ step: 'block', name: 'Centro' });
  hold();
  await open({ step: 'unblock' });
  assert.is(text(), 'Bloquear Centro');
  await come();
  assert.is(text(), 'Desbloquear');
});

test('a step that was closed before its code was loaded is not shown', async () => {
  const { open, close, come, text } = await host({ late: true });
  await open({ step: 'unblock' });
  await close();
  await come();
  assert.is(text(), '');
});

test('code that fails to load closes the step and shows an error', async () => {
  const { modal, open, fail, text } = await host({ late: true });
  await open({ step: 'unblock' });
  await fail();
  assert.is(modal.current.value.step, 'none');
  assert.is(message.value?.title, 'Sin conexión');
  assert.match(message.value?.text ?? '', 'No se pudo abrir la ventana, revisa tu conexión');
  assert.is(text(), '');
});

type Hook = { id: string; webhookSecret?: string };
type FormStep = { step: 'rename'; branch: Hook };

const anyTexts = object({ name: string(), currentPassword: string() });

/** A host with one dialog that has a form, on a screen with these rows. */
async function formHost(rows: readonly Hook[] | undefined) {
  const modal = createModalStep<FormStep>('branch');
  const rename = ({ branch }: { branch: Hook }) => {
    const form = useForm(anyTexts, { name: 'Centro', currentPassword: '' }, () => undefined);
    return (
      <>
        {(['name', 'currentPassword'] as const).map((name) => (
          <input
            key={name}
            name={name}
            value={form.values[name]}
            onChange={({ target }) => form.set(name, target.value)}
          />
        ))}
        <output>{branch.webhookSecret}</output>
      </>
    );
  };
  const dialogs = async () => ({ rename });
  const view = await render(<ModalHost modal={modal} dialogs={dialogs} rows={rows} />);
  await view.settle();
  const open = async (of: Hook = branch) => {
    await act(async () => modal.open({ step: 'rename', branch: of }));
    await view.settle();
  };
  return { view, modal, open, typed: (name: string) => view.find<HTMLInputElement>(`input[name=${name}]`) };
}

const branch = { id: 'br_centro', webhookSecret: 'whsec_del_negocio' };

/** Ends the session while the user is typing in the dialog of a branch. */
async function signOutWhileTyping(typing: Record<string, string>): Promise<void> {
  const { view, open, typed } = await formHost([branch]);
  await open();
  for (const [name, text] of Object.entries(typing)) await view.type(typed(name), text);
  await act(async () => endSession('Tu sesión terminó', () => undefined));
  await view.unmount();
}

test('text typed when the session ended is offered once to the same person, for the current state of the subject', async () => {
  await signOutWhileTyping({ name: 'Centro Histórico' });
  startSession(session());
  const { view, typed } = await formHost([{ ...branch, webhookSecret: 'whsec_nuevo' }]);
  assert.is(typed('name').value, 'Centro Histórico');
  assert.is(view.text('output'), 'whsec_nuevo');
  assert.match(message.value?.text ?? '', 'lo que escribías');
  clearMessage();
  const again = await formHost([branch]);
  assert.is(again.modal.current.value.step, 'none');
  await signOutWhileTyping({});
  startSession(session());
  const untyped = await formHost([branch]);
  assert.is(untyped.modal.current.value.step, 'none');
});

test('the next step does not contain the text of the previous one', async () => {
  const { view, open, typed } = await formHost([branch]);
  await open();
  await view.type(typed('name'), 'Centro Histórico');
  await open({ id: 'br_norte' });
  assert.is(typed('name').value, 'Centro');
});

test('no secret of a dialog is stored, whether typed or part of its subject', async () => {
  await signOutWhileTyping({ name: 'Centro Histórico', currentPassword: 'Cobros#2026' });
  const stored = JSON.stringify({ ...sessionStorage });
  assert.match(stored, 'Centro Histórico');
  assert.not.match(stored, 'Cobros#2026');
  assert.not.match(stored, 'whsec_del_negocio');
});

test('the typed text is not shown to another person, and afterwards not to the first one either', async () => {
  await signOutWhileTyping({ name: 'Centro Histórico' });
  const { userData } = session();
  const other = session({ userData: { ...userData, user: { ...userData.user, id: 'us_otro' } } });
  for (const comingIn of [other, session()]) {
    startSession(comingIn);
    const { modal, view } = await formHost([branch]);
    assert.is(modal.current.value.step, 'none');
    await view.unmount();
    endSession('', () => undefined);
  }
});

test('a dialog that fails says so, and what was typed is there again after a retry', async () => {
  console.error = () => undefined;
  const modal = createModalStep<{ step: 'note' }>('note');
  let broken = false;
  const note = () => {
    const form = useForm(object({ text: string() }), { text: '' }, () => undefined);
    if (broken) throw new Error('a response that lacks something');
    return (
      <input
        aria-label="Nota"
        {...form.field('text')}
        onChange={({ target }) => form.set('text', target.value)}
      />
    );
  };
  const view = await render(<ModalHost modal={modal} dialogs={async () => ({ note })} />);
  await view.actAndLoad(() => modal.open({ step: 'note' }));
  await view.type(view.find('[aria-label=Nota]'), 'Mesa 4');
  broken = true;
  await view.type(view.find('[aria-label=Nota]'), 'Mesa 40');
  assert.match(
    view.text(`#${(await view.appears('[role=alertdialog]')).id}`),
    'No pudimos mostrar esta ventana',
  );
  broken = false;
  await view.clickAndLoad('Intentar de nuevo');
  assert.is(view.find<HTMLInputElement>('[aria-label=Nota]').value, 'Mesa 4');
});
