import { fireEvent } from '@testing-library/react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { keepEarlyKeys } from '#ui/early-keys.ts';
import { SidePanel } from '#ui/side-panel.tsx';
import { TextField } from '#ui/text-field.tsx';
import { assert, render, test } from '../support/render.tsx';

const ignore = () => {};

const form = (onClose: () => void, busy = false, onSubmit: () => void = ignore) => (
  <Dialog
    title="Editar caja"
    busy={busy}
    onClose={onClose}
    onSubmit={onSubmit}
    foot={
      <Button type="submit" loading={busy}>
        Guardar
      </Button>
    }
  >
    <TextField label="Nombre" value="" onChange={ignore} />
  </Dialog>
);

test('Escape and × close a dialog, and Enter submits its form, but not while its call is running', async () => {
  let [closed, sent] = [0, 0];
  const close = () => closed++;
  const send = () => sent++;
  const view = await render(form(close, false, send));
  const name = view.find('[role=dialog]').getAttribute('aria-labelledby') ?? '';
  assert.is(document.getElementById(name)?.textContent, 'Editar caja');
  for (const busy of [false, true]) {
    await view.rerender(form(close, busy, send));
    await view.press('Escape');
    await view.click(view.find('[data-close] button'));
    await view.submit();
    assert.equal([closed, sent], [2, 1]);
  }
});

test('Tab that goes on from the end of a low window to its start scrolls to it', async () => {
  const view = await render(form(ignore));
  const close = view.button('Cerrar');
  let scrolls = 0;
  close.scrollIntoView = () => {
    scrolls += 1;
  };
  await view.focus(view.button('Guardar'));
  await view.press('Tab');
  assert.is(document.activeElement, close);
  await view.dispatch(close, new KeyboardEvent('keyup', { key: 'Tab', bubbles: true }));
  assert.is(scrolls, 1);
});

test('text typed while a dialog loads gets into its first field, Enter after it submits, and a dialog that never comes blocks no key', async () => {
  const press = (key: string) => fireEvent.keyDown(document.body, { key });
  for (const [keys, typed, submits] of [
    [['7', '3', 'Enter'], '73', 1],
    [['7', '3', 'Tab', 'm', 'Enter'], '73', 0],
    [['Enter'], '', 0],
  ] as const) {
    let sent = 0;
    const view = await render(<input aria-label="Buscar" />);
    keepEarlyKeys();
    for (const key of keys) assert.not(press(key), 'the page behind gets it');
    await view.show(form(ignore, false, () => sent++));
    assert.equal([view.field('Nombre').value, sent], [typed, submits]);
  }
  const { now } = Date;
  keepEarlyKeys();
  Date.now = () => now() + 6_000;
  assert.ok(press('7'));
});

test('a dialog that replaces another returns the focus to the element that opened the first', async () => {
  const page = (step?: 'Continuar' | 'Enviar') => (
    <>
      <button type="button">Enviar solicitud</button>
      {step && <Dialog key={step} title={step} onClose={ignore} foot={<Button>{step}</Button>} />}
    </>
  );
  const view = await render(page());
  await view.focus(view.button('Enviar solicitud'));
  await view.show(page('Continuar'));
  assert.is(document.activeElement, view.button('Continuar'));
  let visits = 0;
  view.button('Enviar solicitud').addEventListener('focus', () => visits++);
  await view.show(page('Enviar'));
  assert.is(document.activeElement, view.button('Enviar'));
  assert.is(visits, 0, 'the focus passed by the page behind');
  await view.show(page());
  assert.is(document.activeElement, view.button('Enviar solicitud'));
});

test('a dialog that opens when nothing has the focus gives the focus to the page afterwards', async () => {
  (document.activeElement as HTMLElement).blur();
  const page = (open: boolean) => <main tabIndex={-1}>{open && form(ignore)}</main>;
  const view = await render(page(false));
  await view.show(page(true));
  assert.is(document.activeElement?.tagName, 'INPUT');
  await view.show(page(false));
  assert.is(document.activeElement, view.find('main'));
});

test('if the opener is disabled by then, the focus moves to the element next to it', async () => {
  const page = (open: boolean, disabled: boolean) => (
    <>
      <p>
        <a href="/pago">Ana</a>
        <Button disabled={disabled}>Asignar</Button>
      </p>
      {open && <Dialog title="Asignar pago" onClose={ignore} foot={<Button>Asignar a Caja 1</Button>} />}
    </>
  );
  const view = await render(page(false, false));
  await view.focus(view.button('Asignar'));
  await view.show(page(true, false));
  await view.rerender(page(true, true));
  await view.show(page(false, true));
  assert.is(document.activeElement, view.button('Ana'));
});

test('the second click of a double click on the opener does nothing in the dialog', async () => {
  let left = 0;
  const view = await render(
    <Dialog title="Esperando" onClose={ignore} foot={<Button onClick={() => left++}>Cancelar</Button>} />,
  );
  await view.settle();
  const click = (detail: number) =>
    view.dispatch(
      view.button('Cancelar'),
      new MouseEvent('click', { bubbles: true, cancelable: true, detail }),
    );
  await click(2);
  assert.is(left, 0);
  await click(1);
  await click(2);
  assert.is(left, 2);
});

for (const left of [['Caja 1', 'Caja 3'], []])
  test(`when a dialog removes its row, the focus moves to ${left[1] ?? 'the heading'}`, async () => {
    const page = (names: readonly string[], deleting: boolean) => (
      <main>
        <h1>Cajas</h1>
        <ul>
          {names.map((name) => (
            <li key={name}>
              <Button>{name}</Button>
            </li>
          ))}
        </ul>
        {deleting && <Dialog title="Eliminar caja" onClose={ignore} foot={<Button>Eliminar</Button>} />}
      </main>
    );
    const all = [...left.slice(0, 1), 'Caja 2', ...left.slice(1)];
    const view = await render(page(all, false));
    await view.focus(view.button('Caja 2'));
    await view.show(page(all, true));
    await view.rerender(page(left, true));
    await view.show(page(left, false));
    assert.is(document.activeElement?.textContent, left[1] ?? 'Cajas');
  });

test('a dialog above a panel returns the focus to its button there, or to the next one if it removed it, and the panel to its row', async () => {
  const page = (panel: boolean, dialog: boolean, refunded = false) => (
    <>
      <button type="button">Fila</button>
      {panel && (
        <SidePanel
          title="Pago"
          onClose={ignore}
          foot={[!refunded && <Button key="1">Reembolsar</Button>, <Button key="2">Comprobante</Button>]}
        >
          Q10.00
        </SidePanel>
      )}
      {dialog && <Dialog title="Reembolsar pago" onClose={ignore} foot={<Button>Sí</Button>} />}
    </>
  );
  const view = await render(page(false, false));
  const focused = () => document.activeElement?.textContent;
  await view.focus(view.button('Fila'));
  await view.show(page(true, false));
  assert.is(focused(), 'Pago');
  assert.ok(view.has('section[aria-label=Pago][tabindex="0"]'), 'keys scroll its content');
  await view.focus(view.button('Reembolsar'));
  await view.show(page(true, true));
  assert.is(focused(), 'Sí');
  await view.show(page(true, false));
  assert.is(focused(), 'Reembolsar');
  await view.show(page(true, true));
  await view.rerender(page(true, true, true));
  await view.show(page(true, false, true));
  assert.is(focused(), 'Comprobante');
  await view.show(page(false, false));
  assert.is(focused(), 'Fila');
});
