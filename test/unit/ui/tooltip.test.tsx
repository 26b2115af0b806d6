import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Tooltip } from '../../../src/ui/tooltip.tsx';
import { render } from '../../support/render.tsx';

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

test('the tooltip is shown while the pointer is there', async () => {
  const { mouse, shown } = await open();
  assert.not.ok(shown());
  await mouse('mouseover');
  assert.ok(shown());
  await mouse('mouseout');
  assert.not.ok(shown());
});

test('focusing shows the tooltip, and Escape or leaving hides it', async () => {
  const { focus, blur, press, link, shown } = await open();
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
