import type { ScreenWalk } from '../support/screen-case.ts';
import { BRANCH, BRANCH_PROFILE } from './branch-admin.ts';
import { BUSINESS } from './business-admin.ts';
import { CASHIER, COUNTING } from './cashier.ts';
import {
  SESSION_END,
  toEnroll,
  withOneTimePassword,
  withSecondFactor,
} from './second-factor-and-session-end.ts';
import { VISITOR } from './visitor.ts';

/** All cases, for the test that checks that none is missing. */
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
