import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Avatar } from '../../../src/ui/avatar.tsx';
import { render } from '../../support/render.tsx';

test('without a picture the avatar shows the initials of the first and the last word', async () => {
  const names = ['Óscar Rolando Tzul', ' lucía  ramírez ', 'Centro', '🍞 Panadería', ''];
  const view = await render(names.map((name) => <Avatar key={name} name={name} />));
  assert.equal(
    [...view.container.children].map(({ textContent }) => textContent),
    ['ÓT', 'LR', 'C', '🍞P', ''],
  );
});

test('a picture that fails to load is replaced by the initials, until there is another picture', async () => {
  const view = await render(<Avatar name="Tienda Luna" src="/api/luna.png" />);
  assert.is(view.text(), '');
  await view.dispatch(view.find('img'), new Event('error'));
  assert.not.ok(view.has('img'));
  assert.is(view.text(), 'TL');
  await view.rerender(<Avatar name="Tienda Luna" src="/api/luna-2.png" />);
  assert.is(view.find('img').getAttribute('src'), '/api/luna-2.png');
});
