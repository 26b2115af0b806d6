import type { View } from './render.tsx';
import { unansweredCalls } from './stubbed-api.ts';

const TURNS = 5;

/** Waits until the stubbed API has responded to every call, nothing is loading any more, and the page shows the data. */
export async function loadedView(view: View): Promise<void> {
  const letRun = async () => {
    for (let turn = 0; turn < TURNS; turn++) await view.settle();
  };
  await letRun();
  await view.until(() => unansweredCalls() === 0 && !view.has('[aria-busy="true"]'));
  await letRun();
}

/** Presses the button with this name, and waits for what it loads. */
export async function clickAndLoad(view: View, name: string): Promise<void> {
  await view.clickButton(name);
  await loadedView(view);
}

/** The connection is back: what is polled is read at once. */
export async function backOnline(view: View): Promise<void> {
  await view.act(() => void window.dispatchEvent(new Event('online')));
  await loadedView(view);
}
