import { screenSuite } from '../support/screens/screen-suite.ts';
import { walk } from '../support/screens/walk.ts';
import { BRANCH, BRANCH_PROFILE } from '../support/screens/walks/branch.ts';

const { scenario, run } = screenSuite('Screens of a branch');

scenario('a branch', ({ page }) => walk(page, BRANCH));
scenario('the profile of a branch', ({ page }) => walk(page, BRANCH_PROFILE));

run();
