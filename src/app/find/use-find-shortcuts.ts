import { useEffect } from 'react';
import { isDialogOpen } from '#ui/is-dialog-open.ts';
import { findModal } from './find-modal.ts';

/** Ctrl K opens the search and `?` the list of keyboard shortcuts; neither over a dialog, and `?` not while typing. */
export function useFindShortcuts(): void {
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

function press(event: KeyboardEvent): void {
  const finds = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
  // Browsers use the same key for their own search.
  if (finds) event.preventDefault();
  else if (event.key !== '?' || (event.target as Element).matches('input, textarea, select')) return;
  if (!isDialogOpen() && !document.querySelector('[role=menu]'))
    findModal.open({ step: finds ? 'find' : 'keys' });
}
