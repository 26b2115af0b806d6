import { walkScreens } from '../support/screen-walks/walk-screens.ts';
import { walkSuite } from '../support/screen-walks/walk-suite.ts';
import { BRANCH, BRANCH_PROFILE } from '../support/screen-walks/walks/branch-admin.ts';

const { scenario, run } = walkSuite('Screens of a branch');

scenario('a branch', ({ page }) => walkScreens(page, BRANCH));
scenario('the profile of a branch', ({ page }) => walkScreens(page, BRANCH_PROFILE));

run();
