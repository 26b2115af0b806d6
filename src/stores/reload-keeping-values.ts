import { currentUser } from './current-user.ts';
import { keepPageValues } from './reload-safe-page-values.ts';

/** Reloads the page because one of its files is missing or failed to load; typed values are kept. */
export function reloadKeepingValues(reload = () => location.reload()): void {
  const user = currentUser.peek();
  if (user) keepPageValues(user.id);
  reload();
}
