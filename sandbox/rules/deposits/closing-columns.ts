/** The columns of `closings c` that a scope is compared with. */
export const CLOSING_COLUMNS = { business: 'c.business_id', branch: 'c.branch_id', cashier: 'c.cashier_id' };
