// The suites of unit tests, all of which share one portal.
import './fresh-portal.ts';

export { suite, test } from './guarded-uvu.ts';
