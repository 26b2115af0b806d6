import type { Transport } from '../transport.ts';

/**
 * Notifications of payments and closings. The owner, `ownerId`, is a cashier (level `BusinessUser`) or a branch
 * administrator (level `BusinessBranch`). 403, 404: out of scope.
 */
export function notificationsResource({ post, ask }: Transport) {
  return {
    /** The available methods, and the headers that can carry the key. */
    getCatalogs: ask('/users/v3/notification/catalogs'),
    /** Returns the signing secret for the method `webhook-v2`. 422: a private address or one of the server itself. */
    change: post('/users/v3/notification-change'),
    /** Sends a test event with the given settings, saved or not, and returns the address's response. */
    test: post('/users/v3/notification/test'),
    /** A page of the delivery log, newest first. */
    listDeliveries: post('/users/v3/notification/deliveries'),
    /** Retries a delivery at once, with the owner's current settings. */
    resend: post('/users/v3/notification/deliveries/resend'),
  };
}
