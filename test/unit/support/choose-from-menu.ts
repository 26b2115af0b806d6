import type { View } from './render.tsx';

/** Opens the menu whose button has this name, and chooses an item. */
export async function chooseFromMenu(view: View, menu: string, item: string): Promise<void> {
  await view.clickButton(menu);
  await view.appears('[role=menuitem]');
  await view.clickButton(item);
  // A menu item acts once the focus has returned to the button.
  await view.until(() => !view.has('[role=menu]'));
  await view.settle();
}
