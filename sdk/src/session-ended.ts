/** Calls made without a session. A 401 of theirs is a wrong password or code, not the end of a session. */
const WITHOUT_SESSION = ['/auth/v3/credentials', '/password_recoveries/', '/sign-up/'];

/** Whether a call goes out with the session of who is signed in. */
export function needsSession(path: string): boolean {
  return !WITHOUT_SESSION.some((start) => path.startsWith(start));
}

/** Specification §8: a 401 on any call except login and password recovery ends the session. */
export function endsSession(path: string, status: number): boolean {
  return status === 401 && needsSession(path);
}
