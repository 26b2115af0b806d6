import { useOnDemand } from '#blocks/use-on-demand.ts';
import { lostSince } from '#stores/connection.ts';
import { assert, render, test } from '../support/render.tsx';

test('code that could not be loaded is loaded once the connection is back', async () => {
  let isCut = true;
  let attempts = 0;
  const load = async () => {
    attempts += 1;
    if (isCut) throw new TypeError('Failed to fetch dynamically imported module');
    return 'Cargado';
  };
  const Shown = () => <p>{useOnDemand(load, true)}</p>;
  const view = await render(<Shown />);
  await view.act(() => {
    lostSince.value = Date.now();
  });
  assert.is(attempts, 1);
  isCut = false;
  await view.act(() => {
    lostSince.value = undefined;
  });
  assert.is(view.text(), 'Cargado');
  assert.is(attempts, 2);
});
