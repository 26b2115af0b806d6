import { act } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { usePrefetch } from '../../../src/stores/prefetch-code.ts';
import { readings } from '../../../src/stores/resource.ts';
import { render } from '../../support/render.tsx';

test.before.each(() => {
  // Counts as idle as soon as the current work has ended.
  Object.assign(globalThis, { requestIdleCallback: (work: () => void) => queueMicrotask(work) });
});
test.after.each(() => {
  readings.value = 0;
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  Reflect.deleteProperty(navigator, 'connection');
});

async function page() {
  let fetched = 0;
  const load = async () => {
    fetched += 1;
  };
  function Page() {
    usePrefetch(load);
    return null;
  }
  const view = await render(<Page />);
  await view.settle();
  return { view, fetched: () => fetched };
}

test('prefetching waits until the page has loaded its data', async () => {
  readings.value = 1;
  const { view, fetched } = await page();
  assert.is(fetched(), 0);
  await act(async () => {
    readings.value = 0;
  });
  await view.settle();
  assert.is(fetched(), 1);
});

for (const connection of [{ saveData: true }, { effectiveType: '3g' }])
  test(`nothing is prefetched with ${JSON.stringify(connection)}`, async () => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    const { fetched } = await page();
    assert.is(fetched(), 0);
  });
