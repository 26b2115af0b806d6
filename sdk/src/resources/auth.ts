import type { Transport } from '../transport.ts';

/** Signing in and out, keeping the session, changing the own password. */
export function authResource({ post, ask }: Transport) {
  return {
    /** Opens a session of 21600 seconds. 401: wrong username or password; 429: locked, see `retryAfterSeconds`. */
    signIn: post('/auth/v3/credentials'),
    /** Ends the session the call is made with. */
    signOut: post('/auth/v3/logout'),
    /** Counts the 21600 seconds anew and answers the session with its data and permissions as they are now. */
    renewSession: ask('/auth/v3/session/renew'),
    /**
     * Ends the person's other sessions. The current password may be left out after a sign-in with a one-time one. 422: it is
     * wrong, or the new one is the same; 429: five wrong ones, see `retryAfterSeconds`.
     */
    changePassword: post('/auth/v3/change_password'),
  };
}
