import { hashPassword, PASSWORD_COST } from '../../../sandbox/rules/password-hash.ts';

/** The code that every e-mail of the measured calls has. */
export const MAILED_CODE = '123456';

export const hashMailedCode = () => hashPassword(MAILED_CODE, { ...PASSWORD_COST, parallelization: 1 });
