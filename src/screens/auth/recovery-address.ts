import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { paths } from '../../domain/paths.ts';

/** Leads to the screen where the code is typed. The username goes along beside the address, where a reload keeps it. */
export function goToResetPassword(username: string): void {
  navigate(paths.auth.resetPassword, { state: { username } });
}

/** Whose password is recovered; who comes without is led to the login. */
export function useRecoveredUsername(): string | undefined {
  const [, goTo] = useLocation();
  // Read once: on the way back this screen still stands for a moment, beside the address of the one before.
  const [{ username }] = useState(() => (history.state ?? {}) as { username?: unknown });
  const missing = typeof username !== 'string' || username === '';
  useEffect(() => {
    if (missing) goTo(paths.auth.login, { replace: true });
  }, [missing, goTo]);
  return missing ? undefined : username;
}
