import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { MainMenu } from '../../../src/app/layout/main-menu.tsx';
import { session } from '../../fixtures/session.ts';
import { render } from '../../support/render.tsx';

const { user, ...of } = session().userData;
const cashier = { ...user, ...of };

for (const [path, current] of [
  ['/closing/history', 'Cierres'],
  ['/closing/history/cl_1', 'Cierres'],
  ['/transaction/history', 'Pagos'],
  ['/profile', 'Perfil'],
  ['/profiles', undefined],
] as const) {
  test(`at ${path} the current entry of the menu is ${current}`, async () => {
    history.replaceState(null, '', path);
    const view = await render(<MainMenu user={cashier} rail={false} />);
    assert.equal(view.texts('[aria-current=page]'), current ? [current] : []);
  });
}
