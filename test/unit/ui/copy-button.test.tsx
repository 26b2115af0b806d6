import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { CopyButton } from '../../../src/ui/copy-button.tsx';
import { render } from '../../support/render.tsx';

async function press(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  const view = await render(<CopyButton text="JBSWY3DP">Copiar clave</CopyButton>);
  assert.not.ok(view.has('[role=alert]'));
  await view.clickButton('Copiar clave');
  await view.settle();
  return view;
}

test('the text is copied, and the button confirms it', async () => {
  const copied: string[] = [];
  const view = await press(async (text) => void copied.push(text));
  assert.equal(copied, ['JBSWY3DP']);
  assert.is(view.text('button'), 'Copiado');
  assert.not.ok(view.has('[role=alert]'));
});

test('when the browser forbids copying, the text can be copied by hand and the button does not change', async () => {
  const view = await press(() => Promise.reject(new Error('NotAllowed')));
  assert.is(view.text('[role=alert]'), 'No se pudo copiar: selecciona el texto');
  assert.is(view.text('button'), 'Copiar clave');
});
