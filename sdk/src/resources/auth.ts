import type { Transport } from '../transport.ts';

export function authResource({ post, ask }: Transport) {
  return {
    /** Opens a session of 21600 seconds. 401: wrong username or password; 429: locked, see `retryAfterSeconds`. */
    signIn: post('/auth/v3/credentials'),
    /** Ends the session of the call. */
    signOut: post('/auth/v3/logout'),
    /** Restarts the 21600 seconds and returns the session with its current data and permissions. */
    renewSession: ask('/auth/v3/session/renew'),
    /**
     * Ends the user's other sessions. The current password is optional after a sign-in with a one-time password. 422: it is
     * wrong, or the new one is the same; 429: five wrong ones, see `retryAfterSeconds`.
     */
    changePassword: post('/auth/v3/change_password'),
  };
}
