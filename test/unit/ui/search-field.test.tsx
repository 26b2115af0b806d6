import { useState } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { SearchField } from '../../../src/ui/search-field.tsx';
import { render } from '../../support/render.tsx';

async function open(start = 'luna') {
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

test('the text can be cleared, and another one typed directly afterwards', async () => {
  const { click, button, keys, input, findAll } = await open();
  await click(button('Borrar la búsqueda'));
  assert.equal([input.value, document.activeElement], ['', input]);
  assert.not.ok(findAll('button').some((each) => each.getAttribute('aria-label') === 'Borrar la búsqueda'));
  await keys('s', 'o', 'l');
  assert.is(input.value, 'sol');
});

test('Enter submits the search, other keys do not', async () => {
  const { press, input, submits } = await open();
  await press('a', input);
  assert.is(submits(), 0);
  await press('Enter', input);
  assert.is(submits(), 1);
});

test('the shortcut selects the text, but key combinations are left to the browser', async () => {
  const { act, dispatch, input, button, unmount } = await open();
  const shortcut = (init: KeyboardEventInit) =>
    dispatch(
      document.body,
      new KeyboardEvent('keydown', { bubbles: true, cancelable: true, key: 'F4', ...init }),
    );
  for (const held of [{ altKey: true }, { ctrlKey: true }, { key: 'F3' }]) {
    await shortcut(held);
    assert.is(document.activeElement, button('Otro'));
  }
  await shortcut({});
  assert.is(document.activeElement, input);
  assert.equal([input.selectionStart, input.selectionEnd], [0, 4]);
  await unmount();
  await act(() => {
    assert.ok(document.body.dispatchEvent(new KeyboardEvent('keydown', { cancelable: true, key: 'F4' })));
  });
});
