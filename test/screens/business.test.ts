import { enroll } from '../support/screens/enroll-second-factor.ts';
import { screenSuite } from '../support/screens/screen-suite.ts';
import { walk } from '../support/screens/walk.ts';
import { BUSINESS } from '../support/screens/walks/business.ts';

const { scenario, run } = screenSuite('Screens of a business');

scenario('a business, one of whose people has a second factor', async ({ page, server }) => {
  await enroll(server.url, 'tiendaluna-administracion');
  return walk(page, BUSINESS);
});

run();
