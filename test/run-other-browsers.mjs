// `npm run test:browsers [-- --only=firefox|webkit]`: the main job, a closing and a sign-up in Firefox and in WebKit, which have
// to be installed, by keyboard and by touch. A missing browser fails the command unless --only excludes it.

import { buildPortal } from '../build/portal.mjs';
import { runBundled } from '../build/run-bundled.mjs';
import { findBrowsers } from './other-browsers/find-browsers.mjs';

const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length);
const browsers = findBrowsers();
const asked = browsers.filter(({ name }) => !only || only === name);
for (const { name, missing } of asked.filter(({ missing }) => missing.length > 0)) {
  const list = missing.join(' ');
  console.error(`Not tested: ${name}, for which is missing: ${list} (Debian: apt-get install ${list}).`);
  process.exitCode = 1;
}
const found = asked.filter(({ missing }) => missing.length === 0);
if (found.length === 0) {
  console.error(`Nothing was tested${only && asked.length === 0 ? `: there is no ${only}` : ''}.`);
  process.exit(1);
}
// The environment may name the paths of browsers that are not tested.
for (const { environment } of browsers) for (const name in environment) delete process.env[name];
for (const { environment } of found) Object.assign(process.env, environment);
await buildPortal({ sandbox: true });
await runBundled('browsers', 'test/other-browsers/run-scenarios.ts');
