import { signal } from '@preact/signals-react';

const STORAGE_KEY = 'cobros.drawer';

/** Whether the permanent drawer is open or collapsed to its rail. It starts open, and each device remembers. */
export const drawerOpen = signal(localStorage.getItem(STORAGE_KEY) !== 'collapsed');

export function toggleDrawer(): void {
  drawerOpen.value = !drawerOpen.peek();
  localStorage.setItem(STORAGE_KEY, drawerOpen.peek() ? 'open' : 'collapsed');
}
