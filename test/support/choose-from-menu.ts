import type { View } from './render.tsx';

/** Opens a menu by the name of its button, and chooses an item. */
export async function chooseFromMenu(view: View, menu: string, item: string): Promise<void> {
  await view.clickButton(menu);
  await view.appears('[role=menuitem]');
  await view.clickButton(item);
  // A menu acts when the focus is back on its button.
  await view.until(() => !view.has('[role=menu]'));
  await view.settle();
}
