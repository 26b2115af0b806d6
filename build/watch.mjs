import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import * as esbuild from 'esbuild';
import { BASE_PATH } from './base-path.mjs';
import { portalBuildOptions, writeEditableFiles, writePageFiles } from './portal.mjs';
import {
  copySandboxFiles,
  referencePageBuildOptions,
  sandboxBuildOptions,
  workerBuildOptions,
  worldPageBuildOptions,
} from './sandbox.mjs';

const RELOAD_SCRIPT = `
let build; setInterval(async () => {
  const id = await fetch('${BASE_PATH}/build-id.txt', { cache: 'no-store' }).then((answer) => answer.ok ? answer.text() : build).catch(() => build);
  if (build && id !== build) location.reload();
  build = id;
}, 700);`;

let server;
function restartServer() {
  const start = () => {
    server = spawn(process.execPath, ['--enable-source-maps', 'dist/sandbox/server.js'], {
      stdio: 'inherit',
    });
  };
  if (!server || server.exitCode !== null) return start();
  server.once('exit', start);
  server.kill('SIGINT');
}

const afterBuild = (work) => ({
  name: 'after-build',
  setup: (build) => build.onEnd(async (result) => result.errors.length === 0 && work(result)),
});

/** `npm run dev`: rebuilds on changes, restarts the server if needed, and reloads the open page. */
export async function watchAll() {
  await mkdir('dist/portal', { recursive: true });
  const kind = { production: false, sandbox: true };
  const portal = portalBuildOptions(kind);
  const contexts = await Promise.all([
    esbuild.context({
      ...portal,
      banner: { js: RELOAD_SCRIPT },
      plugins: [
        ...portal.plugins,
        afterBuild(async ({ metafile }) => {
          await writeEditableFiles(await writePageFiles(metafile, kind));
          await writeFile('dist/portal/build-id.txt', String(Date.now()));
        }),
      ],
    }),
    esbuild.context({
      ...sandboxBuildOptions,
      plugins: [afterBuild(async () => copySandboxFiles().then(restartServer))],
    }),
    esbuild.context(workerBuildOptions),
    esbuild.context(worldPageBuildOptions),
    esbuild.context(referencePageBuildOptions),
  ]);
  await Promise.all(contexts.map((context) => context.watch()));
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => {
      server?.kill('SIGINT');
      process.exit(0);
    });
}
