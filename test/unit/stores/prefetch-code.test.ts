import { renderHook } from '@testing-library/react';
import { usePrefetch } from '#stores/prefetch-code.ts';
import { assert, test } from '../support/test.ts';

test('code is loaded ahead once the page is quiet, unless whoever wanted it has left by then', async () => {
  const loaded: string[] = [];
  const loadLeft = async () => loaded.push('left');
  renderHook(() => usePrefetch(loadLeft)).unmount();
  await new Promise<void>((resolve) => {
    const loadKept = async () => resolve(void loaded.push('kept'));
    renderHook(() => usePrefetch(loadKept));
  });
  assert.equal(loaded, ['kept']);
});
