import type { ScreenWalk } from '../screen-case.ts';
import { BRANCH, BRANCH_PROFILE } from './branch.ts';
import { BUSINESS } from './business.ts';
import { CASHIER, COUNTING } from './cashier.ts';
import { SESSION_END, toEnroll, withOneTimePassword, withSecondFactor } from './sign-in-and-session-end.ts';
import { VISITOR } from './visitor.ts';

/** Every case, for the test that none is missing. */
export const WALKS: readonly ScreenWalk[] = [
  VISITOR,
  CASHIER,
  COUNTING,
  BRANCH,
  BRANCH_PROFILE,
  BUSINESS,
  SESSION_END,
  withSecondFactor('', []),
  toEnroll(''),
  withOneTimePassword('', ''),
];
