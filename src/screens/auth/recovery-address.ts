import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { navigate, useHistoryState } from 'wouter/use-browser-location';
import { paths } from '../../app/paths.ts';

/** Leads to the screen where the code is typed. The username goes along beside the address, where a reload keeps it. */
export function goToResetPassword(username: string): void {
  navigate(paths.auth.resetPassword, { state: { username } });
}

/** Whose password is recovered; who comes without is led to the login. */
export function useRecoveredUsername(): string | undefined {
  const [, goTo] = useLocation();
  const { username } = (useHistoryState<unknown>() ?? {}) as { username?: unknown };
  const missing = typeof username !== 'string' || username === '';
  useEffect(() => {
    if (missing) goTo(paths.auth.login, { replace: true });
  }, [missing, goTo]);
  return missing ? undefined : username;
}
