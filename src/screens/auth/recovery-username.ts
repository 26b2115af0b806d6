import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { paths } from '../../domain/paths.ts';

/** The username is in the navigation state, which survives a reload. */
export function goToResetPassword(username: string): void {
  navigate(paths.auth.resetPassword, { state: { username } });
}

/** Without a username, leads to the login. */
export function useRecoveredUsername(): string | undefined {
  const [, goTo] = useLocation();
  // Read once: on Back this screen is still mounted when the state is already that of the previous entry.
  const [{ username }] = useState(() => (history.state ?? {}) as { username?: unknown });
  const missing = typeof username !== 'string' || username === '';
  useEffect(() => {
    if (missing) goTo(paths.auth.login, { replace: true });
  }, [missing, goTo]);
  return missing ? undefined : username;
}
