import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';

function Probe({ run }: { run: () => void }) {
  run();
  return null;
}

/** Runs a hook in its own component. */
export async function renderHook<Value>(hook: () => Value) {
  let latest: { value: Value } | undefined;
  const run = () => {
    latest = { value: hook() };
  };
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(createElement(Probe, { run })));
  return {
    result(): Value {
      if (!latest) throw new Error('The hook has not run');
      return latest.value;
    },
    unmount: () => act(async () => root.unmount()),
  };
}
