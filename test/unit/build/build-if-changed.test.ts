import { mkdir, rm, writeFile } from 'node:fs/promises';
import { buildIfChanged } from '#build/build-if-changed.mjs';
import { assert, test } from '../support/test.ts';

const FOLDER = 'built-if-changed';

test.after(async () => {
  await rm(`dist/${FOLDER}`, { recursive: true, force: true });
  await rm(`dist/${FOLDER}.built`, { force: true });
});

test('a second start builds nothing, unless another target or somebody else has written to the folder since', async () => {
  let builds = 0;
  const build = async () => {
    builds += 1;
    await mkdir(`dist/${FOLDER}`, { recursive: true });
    await writeFile(`dist/${FOLDER}/index.html`, `build ${builds}`);
  };
  const start = async (target: string) => {
    await buildIfChanged(target, { folder: FOLDER, build });
    return builds;
  };
  assert.equal([await start('one'), await start('one')], [1, 1]);
  assert.equal([await start('other'), await start('one')], [2, 3]);
  await writeFile(`dist/${FOLDER}/index.html`, 'the build of a test');
  assert.equal([await start('one'), await start('one')], [4, 4]);
});

test('a build that fails is begun again by the next start', async () => {
  const failing = () => Promise.reject(new Error('A file is missing'));
  await buildIfChanged('failing', { folder: FOLDER, build: failing }).catch(() => undefined);
  let begun = false;
  await buildIfChanged('failing', {
    folder: FOLDER,
    build: async () => {
      begun = true;
    },
  });
  assert.ok(begun);
});
