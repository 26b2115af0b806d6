import type { ComponentProps, ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { ConfirmWordDialog } from '#ui/confirm-word-dialog.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SidePanel } from '#ui/side-panel.tsx';
import { assert, render, test } from '../support/render.tsx';

const ignore = () => {};
const Panel = (props: Partial<ComponentProps<typeof SidePanel>>) => (
  <SidePanel title="Pago" onClose={ignore} {...props}>
    Q10.00
  </SidePanel>
);

const foot = [
  <Button key="save">Guardar</Button>,
  <Button key="back" variant="text">
    Volver
  </Button>,
];
const radio = (id: string, checked: boolean) => (
  <input key={id} id={id} type="radio" defaultChecked={checked} />
);
const input = <input key="one" id="one" />;

for (const [name, content, destructive, first] of [
  ['the checked radio button, not one before it', [radio('one', false), radio('two', true)], false, 'two'],
  ['the first field not disabled', [<input key="1" disabled />, <textarea key="2" id="two" />], false, 'two'],
  ['a select', [<select key="one" id="one" />], false, 'one'],
  ['the first button if there is no field', [], false, 'Guardar'],
  ['the way back if the dialog is destructive', [input], true, 'Volver'],
  ['a required field, even if it is destructive', [<input key="1" id="one" required />], true, 'one'],
] as const)
  test(`the focus starts at ${name}`, async () => {
    const view = await render(
      <Dialog title="Caja" destructive={destructive} onClose={ignore} foot={foot}>
        {content as ReactNode}
      </Dialog>,
    );
    await view.settle();
    assert.is(document.activeElement?.id || document.activeElement?.textContent, first);
  });

test('a second step has a way back, but not while its call is running', async () => {
  let backs = 0;
  const dialog = (busy: boolean) => (
    <Dialog title="Caja" busy={busy} onBack={() => backs++} onClose={ignore} closeLabel="Seguir después" />
  );
  const view = await render(dialog(false));
  await view.clickButton('Volver');
  assert.is(backs, 1);
  await view.rerender(dialog(true));
  assert.ok(view.button('Volver').disabled && view.button('Seguir después').disabled);
});

test('a destructive dialog, or one that opens by itself, is an alertdialog described by its subtitle', async () => {
  for (const [props, role] of [
    [{}, 'dialog'],
    [{ destructive: true }, 'alertdialog'],
    [{ interrupts: true }, 'alertdialog'],
  ] as const) {
    const view = await render(<Dialog title="Caja" subtitle="Se elimina" onClose={ignore} {...props} />);
    assert.is(view.description(view.find(`[role=${role}][aria-modal=true]`)), 'Se elimina');
  }
});

test('submitting a dialog does not submit a form on the page behind', async () => {
  const sent: string[] = [];
  const view = await render(
    <form onSubmit={() => sent.push('page')}>
      <Dialog title="Caja" onClose={ignore} onSubmit={() => sent.push('dialog')} alert="No se guardó">
        <input />
      </Dialog>
    </form>,
  );
  await view.act(() => view.find<HTMLFormElement>('[role=dialog] form').requestSubmit());
  assert.equal(sent, ['dialog']);
  assert.match(view.text('[role=dialog] form'), 'No se guardó');
});

test('a click outside closes a panel, but not a dialog', async () => {
  for (const Covering of [Panel, Dialog]) {
    let closes = 0;
    const view = await render(<Covering title="Pago" onClose={() => closes++} />);
    await view.settle();
    await view.dispatch(document.body, new PointerEvent('pointerdown', { bubbles: true, button: 0 }));
    await view.dispatch(document.body, new MouseEvent('click', { bubbles: true }));
    await view.settle();
    assert.is(closes, Covering === Panel ? 1 : 0);
  }
});

test('the page behind a panel and a dialog does not scroll until both are closed, and its width does not change', async () => {
  const root = document.documentElement;
  for (const [bar, gutter] of [
    [15, 'stable'],
    [0, ''],
  ] as const) {
    Object.defineProperty(root, 'clientWidth', { configurable: true, value: window.innerWidth - bar });
    const dialog = <Dialog key="1" title="Caja" onClose={ignore} />;
    const view = await render([<Panel key="0" />, dialog]);
    for (const [open, overflow] of [
      [dialog, 'hidden'],
      [null, ''],
    ] as const) {
      const styles = [root.style.overflow, root.style.getPropertyValue('scrollbar-gutter')];
      assert.equal(styles, ['hidden', gutter]);
      await view.rerender([open]);
      assert.is(root.style.overflow, overflow);
    }
    assert.is(root.style.getPropertyValue('scrollbar-gutter'), '');
    await view.unmount();
  }
  Reflect.deleteProperty(root, 'clientWidth');
});

test('the button is disabled until the word matches exactly, and Enter submits only then', async () => {
  let confirmed = 0;
  const dialog = { title: 'Eliminar caja', word: 'Eliminar', action: 'Eliminar caja', onClose: ignore };
  const view = await render(<ConfirmWordDialog {...dialog} onConfirm={() => confirmed++} />);
  await view.settle();
  assert.is(document.activeElement, view.field('Escribe'));
  for (const typed of ['eliminar', 'ELIMINAR', 'Eliminar ', 'Elimina', '', 'Eliminar']) {
    await view.type(view.field('Escribe'), typed);
    assert.is(view.button('Eliminar caja').disabled, typed !== 'Eliminar', typed);
    await view.submit();
    assert.is(confirmed, typed === 'Eliminar' ? 1 : 0);
  }
});
