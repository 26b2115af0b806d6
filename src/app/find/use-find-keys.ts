import { useEffect } from 'react';
import { findModal } from './find-modal.ts';

/** Ctrl K opens the search and `?` the list of the keys: never over a dialog, and `?` not while typing. */
export function useFindKeys(): void {
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

function press(event: KeyboardEvent): void {
  const finds = (event.ctrlKey || event.metaKey) && event.key === 'k';
  // Browsers use it for their own search.
  if (finds) event.preventDefault();
  else if (event.key !== '?' || (event.target as Element).matches('input, textarea, select')) return;
  if (!document.querySelector('[aria-modal], [role=menu], dialog'))
    findModal.open({ step: finds ? 'find' : 'keys' });
}
