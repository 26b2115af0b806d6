// First words of the keys of cached reads. An operation invalidates the words of everything its call may have changed.

export const TRANSACTIONS = 'transactions';
/** Pagos por liquidar. */
export const OPEN_BALANCE = 'open-balance';
export const CLOSINGS = 'closings';
export const BRANCHES = 'branches';
export const CASHIERS = 'cashiers';
/** Branches count their cashiers, and changes of a branch affect them, so both are always invalidated together. */
export const PLACES = [BRANCHES, CASHIERS] as const;
/** Equipo. */
export const ADMINISTRATIVE_USERS = 'administrative-users';
export const ACTIVITY = 'activity';
export const OWN_SESSIONS = 'own-sessions';
/** State of the own second factor. */
export const SECOND_FACTOR = 'second-factor';
