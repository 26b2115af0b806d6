import { signal } from '@preact/signals-react';

/** True if the drawer is open, false if it is collapsed to a rail. It starts open (section 2 of the specification). */
export const drawerOpen = signal(true);

export function toggleDrawer(): void {
  drawerOpen.value = !drawerOpen.peek();
}
