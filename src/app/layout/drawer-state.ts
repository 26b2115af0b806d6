import { signal } from '@preact/signals-react';

/** The permanent drawer is open, or else collapsed to its rail. It starts open (section 2 of the specification). */
export const drawerOpen = signal(true);

export function toggleDrawer(): void {
  drawerOpen.value = !drawerOpen.peek();
}
