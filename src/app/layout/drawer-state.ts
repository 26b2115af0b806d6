import { signal } from '@preact/signals-react';

/** Open, or collapsed to its rail. It starts open (section 2 of the specification). */
export const drawerOpen = signal(true);

export function toggleDrawer(): void {
  drawerOpen.value = !drawerOpen.peek();
}
