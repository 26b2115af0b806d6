// The only esbuild set-up: `node build.mjs TARGET… [--watch | --if-changed]`, with any of the targets below.
import { rm } from 'node:fs/promises';
import { buildIfChanged } from './build/build-if-changed.mjs';
import { buildConformance } from './build/conformance.mjs';
import { buildPackages } from './build/packages.mjs';
import { buildPortal } from './build/portal.mjs';
import { buildSandbox } from './build/sandbox.mjs';
import { buildSandboxPackage } from './build/sandbox-package.mjs';
import { buildSdk } from './build/sdk.mjs';
import { buildTests, findTestFiles, SUITES } from './build/test-bundles.mjs';
import { watchAll } from './build/watch.mjs';

const targets = {
  portal: buildPortal,
  'portal-of-sandbox': () => buildPortal({ sandbox: true }),
  sandbox: buildSandbox,
  'sandbox-package': buildSandboxPackage,
  sdk: buildSdk,
  conformance: buildConformance,
  packages: buildPackages,
  tests: async () => buildTests(await findTestFiles(SUITES)),
};
const FOLDERS = { 'portal-of-sandbox': 'portal', tests: 'test' };
const words = process.argv.slice(2);
const names = words.filter((word) => !word.startsWith('--'));
const unknown = names.filter((name) => !(name in targets));
if (unknown.length > 0 || (names.length === 0 && !words.includes('--watch'))) {
  console.error(
    `Usage: node build.mjs [${Object.keys(targets).join('|')}]… [--watch | --if-changed]   (unknown: ${unknown.join(', ') || 'nothing named'})`,
  );
  process.exit(2);
}

if (words.includes('--watch')) {
  await watchAll();
} else {
  for (const name of names) {
    const folder = FOLDERS[name] ?? name;
    const build = async () => {
      await rm(`dist/${folder}`, { recursive: true, force: true });
      await targets[name]();
    };
    if (!words.includes('--if-changed')) await build();
    else console.log(`${name}: ${await buildIfChanged(name, { folder, build })}`);
  }
}
