import { signal } from '@preact/signals-react';
import { onDevice } from '../../stores/kept.ts';

const STORAGE_KEY = 'cobros.drawer';

/** Whether the permanent drawer is open or collapsed to its rail. It starts open, and each device remembers. */
export const drawerOpen = signal(onDevice.get(STORAGE_KEY) !== 'collapsed');

export function toggleDrawer(): void {
  drawerOpen.value = !drawerOpen.peek();
  onDevice.set(STORAGE_KEY, drawerOpen.peek() ? 'open' : 'collapsed');
}
