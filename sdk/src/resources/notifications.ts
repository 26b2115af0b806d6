import type { Transport } from '../transport.ts';

/**
 * How a cashier or a branch is told of what happens to its payments and closings. Its owner is a cashier (level `BusinessUser`) or
 * the admin of a branch (level `BusinessBranch`); `ownerId` is that user's. 403, 404: out of reach.
 */
export function notificationsResource({ post, ask }: Transport) {
  return {
    /** The methods there are, and the headers a key may travel in. */
    getCatalogs: ask('/users/v3/notification/catalogs'),
    /** Answers the signing secret when the method is `webhook-v2`. 400: an address it may not be sent to. */
    change: post('/users/v3/notification-change'),
    /** Sends a test event with settings that need not be saved yet, and answers what came back. */
    test: post('/users/v3/notification/test'),
    /** The log, newest first, in pages. */
    listDeliveries: post('/users/v3/notification/deliveries'),
    /** Sends a delivery again at once, to where the owner is told now. */
    resend: post('/users/v3/notification/deliveries/resend'),
  };
}
