import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { installed, newestOf } from '../../support/find-chromium.mjs';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { assert, test } from './test.ts';

test('the browser tests run on the newest of the browsers that start', async () => {
  const folder = await temporaryFolder();
  const program = async (name: string, script: string) => {
    const file = path.join(folder, name);
    await writeFile(file, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    return file;
  };
  const placeholder = await program('placeholder', 'echo "Command 9.9 requires a snap" >&2; exit 1');
  const old = await program('old', 'echo Chromium 99.0.7 built on Debian');
  const recent = await program('recent', 'echo Google Chrome 153.0.8010.10');
  const found = installed([placeholder, path.join(folder, 'missing'), old, recent]);
  assert.equal(found, [
    { file: old, version: '99.0.7' },
    { file: recent, version: '153.0.8010.10' },
  ]);
  const newest = (packaged: string) => newestOf([...found, { version: packaged }])?.version;
  assert.is(newest('100.0.0'), '153.0.8010.10');
  assert.is(newest('153.0.8010.9'), '153.0.8010.10');
  assert.is(newest('153.0.8010.11'), '153.0.8010.11');
});
