import { useState } from 'react';
import { Combobox } from '#ui/combobox.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { ControlledField } from '../support/controlled-field.tsx';
import { assert, render, test } from '../support/render.tsx';

type Screen = { key: string; name: string };
const screen = (name: string): Screen => ({ key: `screen ${name}`, name });
const GROUPS = [
  { heading: 'Pagos', options: [screen('En vivo'), screen('Historial')] },
  { heading: 'Cuenta', options: [screen('Perfil')] },
];

async function open() {
  const noted: string[] = [];
  const view = await render(
    <ControlledField start="">
      {(text, onChange) => (
        <Combobox
          label="Buscar"
          placeholder=""
          value={text}
          onChange={onChange}
          groups={GROUPS}
          renderOption={({ name }) => name}
          onFocus={() => undefined}
          onChoose={({ name }) => noted.push(name)}
          onEnter={(option) => option && noted.push(option.name)}
        />
      )}
    </ControlledField>,
  );
  const field = view.find<HTMLInputElement>('[role=combobox]');
  await view.focus(field);
  const active = () =>
    document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
  return { ...view, field, noted, active };
}

test('arrow keys move through the options of all groups and wrap around; Home and End move to the first and last; a typed character makes the first option active again', async () => {
  const { press, active, texts, noted, type, field } = await open();
  const seen = [active()];
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End']) {
    await press(key);
    seen.push(active());
  }
  assert.equal(seen, ['En vivo', 'Historial', 'Perfil', 'En vivo', 'Perfil', 'En vivo', 'Perfil']);
  assert.equal(texts('[aria-selected=true]'), ['Perfil']);
  await press('Enter');
  assert.equal(noted, ['Perfil']);
  await press('End');
  await type(field, 'h');
  assert.is(active(), 'En vivo');
});

test('a key of a composition or with a modifier chooses nothing; a click chooses the option under the pointer without taking the focus', async () => {
  const { dispatch, field, active, noted, click, findAll } = await open();
  const keydown = (init: KeyboardEventInit) =>
    dispatch(field, new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
  await keydown({ key: 'Enter', isComposing: true });
  for (const held of ['shiftKey', 'altKey', 'ctrlKey', 'metaKey'] as const) {
    await keydown({ key: 'Enter', [held]: true });
    await keydown({ key: 'End', [held]: true });
  }
  assert.equal([noted, active()], [[], 'En vivo']);
  const profile = findAll('[role=option]').at(-1) as HTMLElement;
  await dispatch(profile, new MouseEvent('mousemove', { bubbles: true }));
  assert.is(active(), 'Perfil');
  await click(profile);
  assert.equal(noted, ['Perfil']);
  assert.is(document.activeElement, field);
});

async function openSearch(start = 'luna') {
  let submits = 0;
  function Search() {
    const [text, setText] = useState(start);
    return (
      <SearchField label="Buscar" value={text} onChange={setText} onSubmit={() => submits++} shortcut="F4" />
    );
  }
  const view = await render(
    <>
      <Search />
      <button type="button">Otro</button>
    </>,
  );
  await view.focus(view.button('Otro'));
  return { ...view, input: view.find<HTMLInputElement>('input'), submits: () => submits };
}

test('Enter submits the search, other keys do not; the text can be cleared, and another one typed directly afterwards', async () => {
  const { press, input, submits, click, button, keys, findAll } = await openSearch();
  await press('a', input);
  assert.is(submits(), 0);
  await press('Enter', input);
  assert.is(submits(), 1);
  await click(button('Borrar la búsqueda'));
  assert.equal([input.value, document.activeElement], ['', input]);
  assert.not.ok(findAll('button').some((each) => each.getAttribute('aria-label') === 'Borrar la búsqueda'));
  await keys('s', 'o', 'l');
  assert.is(input.value, 'sol');
});

test('the shortcut selects the text, except behind a dialog, and key combinations are left to the browser', async () => {
  const { act, dispatch, input, button, unmount } = await openSearch();
  const shortcut = (init: KeyboardEventInit) =>
    dispatch(
      document.body,
      new KeyboardEvent('keydown', { bubbles: true, cancelable: true, key: 'F4', ...init }),
    );
  for (const held of [{ altKey: true }, { ctrlKey: true }, { key: 'F3' }]) {
    await shortcut(held);
    assert.is(document.activeElement, button('Otro'));
  }
  const dialog = document.createElement('div');
  dialog.setAttribute('aria-modal', 'true');
  document.body.append(dialog);
  await shortcut({});
  assert.is(document.activeElement, button('Otro'));
  dialog.remove();
  await shortcut({});
  assert.is(document.activeElement, input);
  assert.equal([input.selectionStart, input.selectionEnd], [0, 4]);
  await unmount();
  await act(() => {
    assert.ok(document.body.dispatchEvent(new KeyboardEvent('keydown', { cancelable: true, key: 'F4' })));
  });
});
