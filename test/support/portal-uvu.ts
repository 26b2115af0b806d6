// The suites of unit tests, which all share one portal.
import './fresh-portal.ts';

export { suite, test } from './guarded-uvu.ts';
