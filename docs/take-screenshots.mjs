// `npm run screenshots`: takes all pictures of the documents, from the portal as currently built. That of Conciliar, which needs a
// bank's lines, is taken by the screen walks.
import { copyFile } from 'node:fs/promises';
import { buildPortal } from '../build/portal.mjs';
import { buildSandbox } from '../build/sandbox.mjs';
import { takeBranchPictures } from './pictures/branch.mjs';
import { openBrowser } from './pictures/browser.mjs';
import { takeBusinessPictures } from './pictures/business.mjs';
import { takeCashierPictures } from './pictures/cashier.mjs';
import { takeCustomerDisplayPicture } from './pictures/customer-display.mjs';
import { takeForgottenPasswordPicture } from './pictures/forgotten-password.mjs';
import { takeOfflineAndSessionEndPictures } from './pictures/offline-and-session-end.mjs';
import { takePushPicture } from './pictures/push.mjs';
import { startSandbox } from './pictures/sandbox.mjs';

await copyFile('dist/screens/reconcile-lines-1440.webp', 'docs/screenshots/reconcile.webp');
await buildPortal({ sandbox: true });
await buildSandbox();
const sandbox = await startSandbox();
const browser = await openBrowser(sandbox.url);
try {
  await takeBusinessPictures(browser);
  await takePushPicture(browser);
  await takeCashierPictures(browser);
  await takeOfflineAndSessionEndPictures(browser);
  await takeForgottenPasswordPicture(browser);
  await takeBranchPictures(browser, sandbox.failNextClosing);
  await takeCustomerDisplayPicture(browser);
} finally {
  await browser.close();
  await sandbox.stop();
}
