import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { MenuItem } from '../../../src/ui/menu.tsx';
import { MenuButton } from '../../../src/ui/menu-button.tsx';
import { Tooltip } from '../../../src/ui/tooltip.tsx';
import { render } from '../../support/render.tsx';

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

test('the down arrow opens the menu, which is not rendered before, at its first item, and Escape returns the focus to the button', async () => {
  const view = await rowMenu();
  assert.is(view.asked(), 0);
  assert.not.ok(view.has('[role=menu]'));
  assert.is(view.button.getAttribute('aria-expanded'), 'false');
  await view.focus(view.button);
  await view.press('ArrowDown');
  await view.menu();
  assert.ok(view.has('[role=menu][aria-label="Acciones de Caja 1"]'));
  assert.is(view.focused(), 'Editar');
  assert.is(view.button.getAttribute('aria-expanded'), 'true');

  await view.press('Escape');
  await view.settle();
  assert.not.ok(view.has('[role=menu]'));
  assert.is(document.activeElement, view.button);
});

test('dangerous items come last, after a separator, and a second click on the button closes the menu', async () => {
  const view = await rowMenu();
  await view.click(view.button);
  await view.menu();
  assert.equal(
    view.findAll('[role=menuitem], [role=separator]').map((each) => each.textContent || 'rule'),
    ['Editar', 'Tipo de cierre', 'rule', 'Eliminar'],
  );
  await view.click(view.button);
  await view.settle();
  assert.not.ok(view.has('[role=menu]'));
});

test('a chosen item acts once, after the focus has returned to the button', async () => {
  const view = await rowMenu();
  await view.focus(view.button);
  await view.press('ArrowDown');
  await view.menu();
  await view.press('Enter');
  await view.settle();
  assert.equal(view.chosen, ['Editar with the focus on Acciones de Caja 1']);
  assert.not.ok(view.has('[role=menu]'));
});

test('a click elsewhere closes the menu, and the focus stays where the click put it', async () => {
  const view = await rowMenu();
  const field = document.createElement('input');
  document.body.append(field);
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

async function open() {
  const view = await render(
    <Tooltip text="Historial">
      <a href="/transaction/history" aria-label="Historial">
        ·
      </a>
    </Tooltip>,
  );
  const link = view.button('Historial');
  const mouse = (type: string) => view.dispatch(link, new MouseEvent(type, { bubbles: true }));
  return { ...view, link, mouse, shown: () => view.has('[aria-hidden=true]') };
}

test('the tooltip is shown while the pointer is there or its link has the focus, until Escape', async () => {
  const { mouse, shown, focus, blur, press, link } = await open();
  assert.not.ok(shown());
  await mouse('mouseover');
  assert.ok(shown());
  await mouse('mouseout');
  assert.not.ok(shown());
  await focus(link);
  assert.ok(shown());
  await press('a');
  assert.ok(shown(), 'another key hides it');
  await press('Escape');
  assert.not.ok(shown());
  await blur(link);
  await focus(link);
  assert.ok(shown());
  await blur(link);
  assert.not.ok(shown());
});
