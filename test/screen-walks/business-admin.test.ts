import { enrollSecondFactor } from './support/enroll-second-factor.ts';
import { walkScreens } from './support/walk-screens.ts';
import { walkSuite } from './support/walk-suite.ts';
import { BUSINESS } from './walks/business-admin.ts';

const scenario = walkSuite('Screens of a business');

scenario('a business in which a person has a second factor', async ({ page, server }) => {
  await enrollSecondFactor(server.url, 'tiendaluna-administracion');
  return walkScreens(page, BUSINESS);
});
