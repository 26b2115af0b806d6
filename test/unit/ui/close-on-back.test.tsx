import { useState } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import { restoreLostFocus } from '#ui/restore-lost-focus.ts';
import { SidePanel } from '#ui/side-panel.tsx';
import { assert, render, test } from '../support/render.tsx';

type Shown = { first?: boolean; second?: boolean; busy?: boolean };

/** A screen that was reached from others, with dialogs that close by themselves. */
async function open(start: Shown) {
  for (const path of ['/', '/profile', '/user', '/transaction/dashboard', '/transaction/history'])
    history.pushState(null, '', path);
  let set: (next: Shown) => void = () => undefined;
  function Screen() {
    const [{ first, second, busy = false }, setShown] = useState(start);
    set = (next) => setShown((before) => ({ ...before, ...next }));
    return (
      <>
        {first && <Dialog title="Primero" busy={busy} onClose={() => set({ first: false })} />}
        {second && <Dialog title="Segundo" onClose={() => set({ second: false })} />}
      </>
    );
  }
  const view = await render(<Screen />);
  const acting = async (work: () => void) => {
    await view.act(work);
    await view.settle();
    await view.settle();
  };
  await view.settle();
  return {
    ...view,
    change: (next: Shown) => acting(() => set(next)),
    back: () => acting(() => history.back()),
    titles: () => view.texts('h2'),
  };
}

test('of two dialogs Back closes the upper one first; without a dialog it leaves the screen', async () => {
  const { back, titles, change } = await open({ first: true });
  await change({ second: true });
  await back();
  assert.equal(titles(), ['Primero']);
  await back();
  assert.equal([titles(), location.pathname], [[], '/transaction/history']);
  await back();
  assert.is(location.pathname, '/transaction/dashboard');
});

test('a dialog closed in another way leaves no history entry, and an address that the screen changed under it stays', async () => {
  const { act, back, change } = await open({ first: true });
  await act(() => history.replaceState(history.state, '', '/transaction/history?status=pending'));
  await change({ first: false });
  assert.is(location.search, '?status=pending');
  await back();
  assert.is(location.pathname, '/transaction/dashboard');
});

test('a dialog that replaces another has one history entry', async () => {
  const { back, titles, change } = await open({ first: true });
  await change({ first: false, second: true });
  assert.equal(titles(), ['Segundo']);
  await back();
  assert.equal([titles(), location.pathname], [[], '/transaction/history']);
  await back();
  assert.is(location.pathname, '/transaction/dashboard');
});

test('while a call is running Back does not close the dialog, but afterwards it does', async () => {
  const { back, titles, change } = await open({ first: true, busy: true });
  await back();
  assert.equal([titles(), location.pathname], [['Primero'], '/transaction/history']);
  await change({ busy: false });
  await back();
  assert.equal([titles(), location.pathname], [[], '/transaction/history']);
});

test('a panel that has its own address adds no history entry', async () => {
  const { show } = await open({});
  const steps = history.length;
  await show(
    <SidePanel title="Pago" onClose={() => undefined}>
      Q10.00
    </SidePanel>,
  );
  assert.is(history.length, steps);
});

const page = (names: readonly string[], online = true) => (
  <main>
    <h1>Pagos</h1>
    {names.length > 0 ? (
      <ul>
        {names.map((name) => (
          <li key={name}>
            <a href="/">{name}</a>
            <button type="button" disabled={!online} aria-label={`Cancelar ${name}`} />
          </li>
        ))}
      </ul>
    ) : (
      <p>Nada pendiente</p>
    )}
  </main>
);
const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '';

let end: () => void;
test.before.each(() => {
  end = restoreLostFocus();
});
test.after.each(() => end());

for (const [why, left, expected] of [
  ['the next row', ['Ana', 'Luis'], 'Luis'],
  ['the row before the last', ['Ana'], 'Ana'],
  ['the heading of an empty list', [], 'Pagos'],
] as const)
  test(`when the focused element disappears, the focus goes to ${why}`, async () => {
    const view = await render(page(['Ana', 'Eva', ...left.slice(1)]));
    await view.focus(view.find('[aria-label="Cancelar Eva"]'));
    await view.rerender(page(left));
    await view.settle();
    assert.is(focused(), expected);
  });

test('the focus stays when another row disappears, and moves within its row when its button is disabled', async () => {
  const view = await render(page(['Ana', 'Eva']));
  await view.focus(view.find('[aria-label="Cancelar Ana"]'));
  await view.rerender(page(['Ana']));
  await view.settle();
  assert.is(focused(), 'Cancelar Ana');
  await view.rerender(page(['Ana'], false));
  await view.settle();
  assert.is(focused(), 'Ana');
});

test('a menu that leaves with the focus gives it back itself', async () => {
  const openPage = (isOpen: boolean) => (
    <main tabIndex={-1}>
      <h1>Pagos</h1>
      {isOpen && (
        <div role="menu">
          <button type="button">Cancelar</button>
        </div>
      )}
      <a href="/">Ana</a>
    </main>
  );
  const view = await render(openPage(true));
  await view.focus(view.find('[role=menu] button'));
  await view.rerender(openPage(false));
  await view.settle();
  assert.is(document.activeElement, document.body);
});
