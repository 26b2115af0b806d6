import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { START } from '../../../docs/pictures/sandbox.mjs';
import { assert, browserSuite, type Scene } from '../../support/browser-suite.ts';

/** A file of walks with the clock stopped at one moment; each scene returns its faults. */
export function walkSuite(title: string) {
  // A test run seeds its data for its own day.
  const folder = mkdtempSync(path.join(tmpdir(), 'cobros-screens-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const scenario = browserSuite(title, {
    DATA_DIR: folder,
    DATABASE_URL: '',
    FIXED_TIME: String(START),
    NODE_OPTIONS: '--import ./docs/pictures/freeze-sandbox-time.mjs',
  });
  return (name: string, faultsOf: (scene: Scene) => Promise<string[]>) =>
    scenario(name, async (scene) => assert.equal(await faultsOf(scene), []), {
      // These cases are about rejected calls, and about a dialog that fails over an object where a text belongs.
      expectedErrors: /40[0-9]|Failed to load|React error #31/,
    });
}
