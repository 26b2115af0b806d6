/** The columns of `closings c` to which a scope is applied. */
export const CLOSING_COLUMNS = { business: 'c.business_id', branch: 'c.branch_id', cashier: 'c.cashier_id' };
