import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Button } from '../../../src/ui/button.tsx';
import { render } from '../../support/render.tsx';

test('a loading button ignores clicks, keeps the focus and is announced as busy', async () => {
  let clicks = 0;
  const button = (loading: boolean) => (
    <Button loading={loading} onClick={() => clicks++}>
      Guardar
    </Button>
  );
  const view = await render(button(false));
  await view.click(view.find('button'));
  assert.is(clicks, 1);

  await view.rerender(button(true));
  await view.click(view.find('button'));
  assert.is(clicks, 1);
  assert.is(document.activeElement, view.find('button'));
  assert.is(view.find('button').getAttribute('aria-busy'), 'true');
  assert.is(view.find('button').hasAttribute('disabled'), false);
  assert.match(view.text('button'), 'Cargando');
});

test('a loading submit button does not send its form again', async () => {
  let sent = 0;
  const view = await render(
    <form onSubmit={() => sent++}>
      <Button type="submit" loading>
        Guardar
      </Button>
    </form>,
  );
  await view.click(view.find('button'));
  assert.is(sent, 0);
});

test('a button in a form does not submit it unless its type is submit', async () => {
  const view = await render(<Button>Cancelar</Button>);
  assert.is(view.find('button').getAttribute('type'), 'button');
});
