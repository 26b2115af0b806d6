// First words of the keys of cached reads. An operation invalidates the words of everything that its call may have changed.

export const TRANSACTIONS = 'transactions';
/** Payments not yet closed; the screens call them «Pagos por liquidar». */
export const OPEN_BALANCE = 'open-balance';
export const CLOSINGS = 'closings';
export const BRANCHES = 'branches';
export const CASHIERS = 'cashiers';
/** A branch shows the number of its cashiers, and changes of a branch affect them, so both are always invalidated together. */
export const PLACES = [BRANCHES, CASHIERS] as const;
/** Administrative users; the screens call them «Equipo». */
export const ADMINISTRATIVE_USERS = 'administrative-users';
/** The screen calls it «Reembolsos». */
export const REFUND_POLICY = 'refund-policy';
/** Refunds that somebody asked for; the screen calls them «Por aprobar». */
export const REFUND_REQUESTS = 'refund-requests';
export const ACTIVITY = 'activity';
export const OWN_SESSIONS = 'own-sessions';
/** State of the signed-in user's second factor. */
export const SECOND_FACTOR = 'second-factor';
/** The user's devices that get notices with the portal closed. */
export const PUSH_DEVICES = 'push-devices';
