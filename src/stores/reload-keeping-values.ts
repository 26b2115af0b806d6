import { currentUser } from './current-user.ts';
import { keepPageValues } from './reload-safe-page-values.ts';

/** Loads the page again because a file of it is gone or did not come, and keeps what was typed. */
export function reloadKeepingValues(reload = () => location.reload()): void {
  const user = currentUser.peek();
  if (user) keepPageValues(user.id);
  reload();
}
