import { walkScreens } from './support/walk-screens.ts';
import { walkSuite } from './support/walk-suite.ts';
import { BRANCH, BRANCH_PROFILE } from './walks/branch-admin.ts';

const scenario = walkSuite('Screens of a branch');

scenario('a branch', ({ page }) => walkScreens(page, BRANCH));
scenario('the profile of a branch', ({ page }) => walkScreens(page, BRANCH_PROFILE));
