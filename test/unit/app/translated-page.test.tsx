import { useState } from 'react';
import { App } from '#app/app.tsx';
import { faultyApi } from '../support/bad-line/faulty-api.ts';
import { goTo, loadScreens, SCREENS } from '../support/open-screens.ts';
import { assert, render, test, type View } from '../support/render.tsx';

test.before(loadScreens);

// happy-dom does not report changes of a text that is not on the page, so what a replaced text then shows is left to browsers.
/** Replaces or wraps every text, as browsers' translation does, and waits until the page knows. */
async function translate(view: View, wraps: boolean) {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.append(inner);
    text.replaceWith(outer);
    inner.append(wraps ? text : `[${text.data}]`);
  }
  await view.settle();
}

function Amounts() {
  const [amount, setAmount] = useState(1);
  return (
    <p>
      Total {amount} {amount < 3 && 'sin cerrar'} <b>fin</b>
      <button type="button" onClick={() => setAmount(amount + 1)}>
        Sumar
      </button>
    </p>
  );
}

function City() {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <select>
        {asked && <option>Elige una ciudad</option>}
        <option>Xela</option>
      </select>
      <button type="button" onClick={() => setAsked(true)}>
        Preguntar
      </button>
    </>
  );
}

test('in a translated page an option takes its place before others', async () => {
  const view = await render(<City />);
  await translate(view, true);
  await view.click(view.find('button'));
  assert.equal(view.texts('option'), ['Elige una ciudad', 'Xela']);
});

function Note() {
  const [shown, setShown] = useState(false);
  return (
    <>
      <p>
        {shown && <b>Nuevo</b>}
        Pago
      </p>
      <button type="button" onClick={() => setShown(true)}>
        Marcar
      </button>
    </>
  );
}

for (const wraps of [true, false])
  test(`an element takes its place before a text that is ${wraps ? 'in' : 'replaced by'} elements of a translation`, async () => {
    const view = await render(<Note />);
    await translate(view, wraps);
    await view.click(view.find('button'));
    assert.is(view.text('p'), wraps ? 'NuevoPago' : 'Nuevo[Pago]');
  });

for (const wraps of [true, false]) {
  const how = wraps ? 'in elements' : 'by elements';
  test(`texts put ${how} of a translation go on to change and to leave`, async () => {
    const view = await render(<Amounts />);
    await translate(view, wraps);
    await view.click(view.find('button'));
    await view.settle();
    if (wraps) assert.match(view.text('p'), 'Total 2 sin cerrar');
    await translate(view, wraps);
    await view.click(view.find('button'));
    await view.settle();
    assert.not.match(view.text('p'), 'sin cerrar');
    await view.unmount();
    assert.is(view.text(), '');
  });

  for (const route of SCREENS)
    test(`${route.title} (${route.path}): with texts put ${how} of a translation, the page goes on when the connection is lost and back`, async () => {
      const api = faultyApi();
      goTo(route, ['summary', 'statement', 'deposits', 'charges']);
      const view = await render(<App />);
      await view.loaded();
      await translate(view, wraps);
      api.fault = { name: 'offline', of: 'every call' };
      await view.backOnline();
      await translate(view, wraps);
      api.fault = undefined;
      await view.backOnline();
      assert.not.match(view.text(), /No pudimos/);
      assert.ok(view.text('main').length > 20);
    });
}
