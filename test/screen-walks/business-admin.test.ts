import { enrollSecondFactor } from '../support/screen-walks/enroll-second-factor.ts';
import { walkScreens } from '../support/screen-walks/walk-screens.ts';
import { walkSuite } from '../support/screen-walks/walk-suite.ts';
import { BUSINESS } from '../support/screen-walks/walks/business-admin.ts';

const { scenario, run } = walkSuite('Screens of a business');

scenario('a business, one of whose people has a second factor', async ({ page, server }) => {
  await enrollSecondFactor(server.url, 'tiendaluna-administracion');
  return walkScreens(page, BUSINESS);
});

run();
