import type { MenuItem } from '#ui/menu.tsx';
import { MenuButton } from '#ui/menu-button.tsx';
import { Tooltip } from '#ui/tooltip.tsx';
import { assert, render, test } from '../support/render.tsx';

async function rowMenu() {
  const chosen: string[] = [];
  let asked = 0;
  const item = (label: string, danger = false): MenuItem => ({
    label,
    danger,
    onSelect: () =>
      chosen.push(`${label} with the focus on ${document.activeElement?.getAttribute('aria-label')}`),
  });
  const items = () => {
    asked++;
    return [item('Eliminar', true), item('Editar'), item('Tipo de cierre')];
  };
  const view = await render(<MenuButton label="Acciones de Caja 1" items={items} />);
  const button = view.button('Acciones de Caja 1');
  const menu = () => view.appears('[role=menu]').then(view.settle);
  return {
    ...view,
    button,
    chosen,
    menu,
    asked: () => asked,
    focused: () => document.activeElement?.textContent,
  };
}

test('the down arrow opens the menu, which is not rendered before, at its first item; Escape and a chosen item, which acts once, return the focus to the button', async () => {
  const view = await rowMenu();
  const state = () => [view.button.getAttribute('aria-expanded'), view.has('[role=menu]')];
  assert.equal([view.asked(), ...state()], [0, 'false', false]);
  await view.focus(view.button);
  await view.press('ArrowDown');
  await view.menu();
  assert.ok(view.has('[role=menu][aria-label="Acciones de Caja 1"]'));
  assert.equal([view.focused(), ...state()], ['Editar', 'true', true]);
  await view.press('Escape');
  await view.settle();
  assert.equal([document.activeElement === view.button, ...state()], [true, 'false', false]);

  await view.press('ArrowDown');
  await view.menu();
  await view.press('Enter');
  await view.settle();
  assert.equal(view.chosen, ['Editar with the focus on Acciones de Caja 1']);
  assert.not.ok(view.has('[role=menu]'));
});

test('dangerous items come last, after a separator; a click on the button or elsewhere closes the menu, and the focus stays where the click put it', async () => {
  const view = await rowMenu();
  const field = document.createElement('input');
  document.body.append(field);
  await view.click(view.button);
  await view.menu();
  const shown = view.findAll('[role=menuitem], [role=separator]').map((each) => each.textContent || 'rule');
  assert.equal(shown, ['Editar', 'Tipo de cierre', 'rule', 'Eliminar']);
  await view.click(view.button);
  await view.settle();
  assert.not.ok(view.has('[role=menu]'));
  await view.click(view.button);
  await view.menu();
  await view.act(() => {
    field.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    field.focus();
  });
  await view.settle();
  assert.not.ok(view.has('[role=menu]'));
  assert.is(document.activeElement, field);
  field.remove();
});

test('the tooltip is shown while the pointer is there or its link has the focus, until Escape', async () => {
  const view = await render(
    <Tooltip text="Historial">
      <a href="/transaction/history">·</a>
    </Tooltip>,
  );
  const link = view.find('a');
  const mouse = (type: string) => view.dispatch(link, new MouseEvent(type, { bubbles: true }));
  const seen: string[] = [];
  for (const act of [
    () => mouse('mouseover'),
    () => mouse('mouseout'),
    () => view.focus(link),
    () => view.press('a'),
    () => view.press('Escape'),
    () => view.blur(link),
    () => view.focus(link),
    () => view.blur(link),
  ]) {
    await act();
    seen.push(view.texts('[aria-hidden=true]').join());
  }
  assert.equal(seen, ['Historial', '', 'Historial', 'Historial', '', '', 'Historial', '']);
});
