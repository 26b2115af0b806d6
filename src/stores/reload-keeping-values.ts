import { currentUser } from './current-user.ts';
import { keepPageValues } from './reload-safe-page-values.ts';

/** Reloads the page because one of its files is missing or failed to load; typed values are kept. */
export function reloadKeepingValues(reload = () => location.reload()): void {
  keepValues();
  reload();
}

/** Keeps what was typed on this page for when it is shown anew. */
export function keepValues(): void {
  const user = currentUser.peek();
  if (user) keepPageValues(user.id);
}
