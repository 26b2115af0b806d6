import type { View } from './render.tsx';
import { unansweredCalls } from './stubbed-api.ts';

const TURNS = 5;

/** Waits until the stubbed API has answered every call, nothing says that it is loading, and the page shows what has come. */
export async function loadedView(view: View): Promise<void> {
  const letRun = async () => {
    for (let turn = 0; turn < TURNS; turn++) await view.settle();
  };
  await letRun();
  await view.until(() => unansweredCalls() === 0 && !view.has('[aria-busy="true"]'));
  await letRun();
}

/** Presses the button of this name, and waits for what it loads. */
export async function clickAndLoad(view: View, name: string): Promise<void> {
  await view.clickButton(name);
  await loadedView(view);
}
