import { useEffect } from 'react';
import { isDialogOpen } from '../../../ui/is-dialog-open.ts';

/** A function key that works wherever the focus is; ignored under a dialog and together with a modifier key. */
export function useShortcut(key: string, work: () => void, enabled: boolean): void {
  useEffect(() => {
    if (!enabled) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== key || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      if (!event.repeat && !isDialogOpen()) work();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [key, work, enabled]);
}
