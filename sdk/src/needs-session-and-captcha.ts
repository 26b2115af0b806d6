/** Calls without a session: their 401 means a wrong password or code, not that a session ended. */
const WITHOUT_SESSION = ['/auth/v3/credentials', '/password_recoveries/', '/sign-up/'];

export function needsSession(path: string): boolean {
  return !WITHOUT_SESSION.some((start) => path.startsWith(start));
}

/** A 401 from any call except sign-in, password recovery and sign-up ends the session (specification §8). */
export function endsSession(path: string, status: number): boolean {
  return status === 401 && needsSession(path);
}

export function needsCaptcha(path: string): boolean {
  return path.startsWith('/sign-up/') && path !== '/sign-up/v2/captcha/challenge';
}
