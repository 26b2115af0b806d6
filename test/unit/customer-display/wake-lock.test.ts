import { renderHook } from '@testing-library/react';
import { useWakeLock } from '#screens/customer-display/use-wake-lock.ts';
import { assert, test } from '../support/test.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

async function see(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
}

/** A browser that grants every wake lock; `held` is the number of locks not yet released. */
function browserLocks(request?: () => Promise<{ release: () => Promise<void> }>) {
  const locks = { asked: 0, held: 0 };
  const lock = async () => {
    locks.held += 1;
    return { release: async () => void locks.held-- };
  };
  const ask = (type: string) => {
    if (type === 'screen') locks.asked += 1;
    return (request ?? lock)();
  };
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request: ask } });
  return { locks, lock };
}

test('the screen stays on until the display closes: the lock is requested again when the page becomes visible, because browsers release it when the page is hidden', async () => {
  const { locks } = browserLocks();
  const hook = renderHook(useWakeLock);
  await settle();
  assert.equal(locks, { asked: 1, held: 1 });
  await see('hidden');
  assert.is(locks.asked, 1);
  await see('visible');
  assert.equal(locks, { asked: 2, held: 2 });
  await hook.unmount();
  await see('visible');
  assert.equal(locks, { asked: 2, held: 1 });
});

test('a browser that denies the lock, or has none, makes no difference', async () => {
  const { locks } = browserLocks(() => Promise.reject(new Error('Batería baja')));
  const rejected = renderHook(useWakeLock);
  await settle();
  assert.is(locks.asked, 1);
  await rejected.unmount();
  Reflect.deleteProperty(navigator, 'wakeLock');
  const unable = renderHook(useWakeLock);
  await settle();
  await unable.unmount();
});

test('if the display closes while the lock is being requested, the lock is released', async () => {
  let give = () => {};
  const asked = new Promise<void>((resolve) => (give = resolve));
  const { locks, lock } = browserLocks(() => asked.then(lock));
  const hook = renderHook(useWakeLock);
  await hook.unmount();
  give();
  await settle();
  assert.equal(locks, { asked: 1, held: 0 });
});
