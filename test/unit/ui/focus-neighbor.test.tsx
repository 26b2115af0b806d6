import type { ReactNode } from 'react';
import { focusNeighbor, placesOf } from '#ui/focus-neighbor.ts';
import { assert, render, test } from '../support/render.tsx';

/** Removes the button called `removed` from a page with this content, and returns what has the focus then. */
async function focusedWithout(removed: string, content: ReactNode): Promise<string> {
  const view = await render(
    <div>
      <aside>
        <h2>Menú</h2>
        <a href="/">Pagos</a>
      </aside>
      <main tabIndex={-1}>{content}</main>
    </div>,
  );
  const places = placesOf(view.button(removed));
  view.button(removed).remove();
  await view.act(() => focusNeighbor(places));
  const focused = `${document.activeElement?.localName} ${document.activeElement?.textContent}`;
  await view.unmount();
  return focused;
}

test('the next element takes the focus, or the previous one, wherever the nearest of them stands', async () => {
  const two = (
    <p>
      <button type="button">Uno</button>
      <button type="button">Dos</button>
    </p>
  );
  assert.equal(
    [await focusedWithout('Uno', two), await focusedWithout('Dos', two)],
    ['button Dos', 'button Uno'],
  );
  const three = (
    <p>
      {['Uno', 'Dos', 'Tres'].map((name) => (
        <button key={name} type="button">
          {name}
        </button>
      ))}
    </p>
  );
  assert.is(await focusedWithout('Tres', three), 'button Dos');
  const last = (
    <section>
      <h2>Descargas</h2>
      <div>
        <button type="button">Quitar</button>
      </div>
    </section>
  );
  assert.is(await focusedWithout('Quitar', last), 'h2 Descargas');
});

test('without a neighbor the nearest heading takes the focus, at last the page, and never the menu', async () => {
  const alone = (
    <section>
      <div>
        <button type="button">Quitar</button>
      </div>
    </section>
  );
  assert.is(
    await focusedWithout(
      'Quitar',
      <>
        <h1>Perfil</h1>
        {alone}
      </>,
    ),
    'h1 Perfil',
  );
  assert.is(await focusedWithout('Quitar', <div>Vacío {alone}</div>), 'main Vacío ');
});
