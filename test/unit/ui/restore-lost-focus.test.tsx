import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { restoreLostFocus } from '../../../src/ui/restore-lost-focus.ts';
import { render } from '../../support/render.tsx';

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
] as const) {
  test(`when the focused element disappears, the focus goes to ${why}`, async () => {
    const view = await render(page(['Ana', 'Eva', ...left.slice(1)]));
    await view.focus(view.find('[aria-label="Cancelar Eva"]'));
    await view.rerender(page(left));
    await view.settle();
    assert.is(focused(), expected);
  });
}

test('when a button is disabled, the focus moves within its row', async () => {
  const view = await render(page(['Ana', 'Eva']));
  await view.focus(view.find('[aria-label="Cancelar Eva"]'));
  await view.rerender(page(['Ana', 'Eva'], false));
  await view.settle();
  assert.is(focused(), 'Eva');
});

test('the focus stays when another row disappears', async () => {
  const view = await render(page(['Ana', 'Eva']));
  await view.focus(view.find('[aria-label="Cancelar Ana"]'));
  await view.rerender(page(['Ana']));
  await view.settle();
  assert.is(focused(), 'Cancelar Ana');
});
