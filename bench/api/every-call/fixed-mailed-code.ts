import { hashPassword, PASSWORD_COST } from '../../../sandbox/rules/password-hash.ts';

/** The code in every e-mail of the measured calls. */
export const MAILED_CODE = '123456';

export const hashMailedCode = () => hashPassword(MAILED_CODE, { ...PASSWORD_COST, parallelization: 1 });
