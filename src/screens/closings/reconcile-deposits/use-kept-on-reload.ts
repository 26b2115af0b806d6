import { useEffect } from 'react';
import { currentUser } from '#stores/current-user.ts';
import { keepPageValues } from '#stores/reload-safe-page-values.ts';

/** Keeps what this page would keep in a reload by the portal in one by the user, too. Whoever has signed out keeps nothing. */
export function useKeptOnReload(): void {
  useEffect(() => {
    const keep = () => {
      const user = currentUser.peek();
      if (user) keepPageValues(user.id);
    };
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, []);
}
