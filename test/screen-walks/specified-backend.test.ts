import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { assert, browserSuite, openAs } from '../support/browser-suite.ts';
import { onSpecifiedBackend } from './support/specified-backend-page.ts';
import { walkOffers } from './support/walk-offers.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'cobros-specified-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const scenario = browserSuite('A backend of the specification alone', { DATA_DIR: folder, DATABASE_URL: '' });

const { SCREENS = 'specified-backend' } = process.env;
/** Other screens are asked for. */
const isLeftOut = !SCREENS.split(',').includes('specified-backend');

/** Of each user, a place to which only the whole way leads. On phones a branch has no screen that the other two have not. */
const REACHED = {
  tiendaluna: ['Cajas › Acciones de Caja 1 › Bloquear caja', 'desktop', 'phone'],
  'tiendaluna-centro': ['Cajas › Acciones de Caja 2 › Caja titular', 'desktop'],
  'tiendaluna-centro-caja1': ['In a window of its own', 'desktop', 'phone'],
} as const;

for (const [username, [reached, ...sizes]] of Object.entries(REACHED))
  for (const size of sizes)
    scenario(
      `${username} meets no empty page or column, and no offer fails: ${size}`,
      async ({ page }) => {
        if (isLeftOut) return;
        const failed = await onSpecifiedBackend(page);
        await openAs(page, username, '/');
        await page.locator('main h1').first().waitFor();
        const { opened, faults } = await walkOffers(page, failed);
        assert.equal(faults, []);
        assert.ok(opened.includes(reached), `${reached} is not among ${opened.join('\n')}`);
      },
      { size, expectedErrors: /changes\/v3\/stream/ },
    );
