// `node test/run.mjs [unit|contract|database|browser]… [--only=part-of-a-file-name]`: builds the suites, runs each, prints
// `N passed, N failed`.
import { spawn } from 'node:child_process';
import { glob } from '../build/glob.mjs';
import { buildPortal } from '../build/portal.mjs';
import { buildSandbox } from '../build/sandbox.mjs';
import { buildTests, SUITES } from '../build/tests.mjs';
import { chromiumEnvironment } from './support/find-chromium.mjs';
import { seededFolderEnvironment } from './support/seeded-folder.mjs';

const words = process.argv.slice(2);
const only = words.find((word) => word.startsWith('--only='))?.slice('--only='.length) ?? '';
const asked = words.filter((word) => !word.startsWith('--only='));
const unknown = asked.filter((name) => !SUITES.includes(name));
if (unknown.length > 0) {
  console.error(`No such suite: ${unknown.join(', ')}. There are ${SUITES.join(', ')}.`);
  process.exit(2);
}
const suites = asked.length > 0 ? asked : SUITES;
const DOM = ['--import', './test/support/register-dom.mjs'];
// Optimising the WebAssembly of the embedded PostgreSQL costs more than a test file ever gains by it: half of its time.
const UNOPTIMISED = ['--liftoff-only'];
const FILE_LIMIT_MS = 10 * 60_000;

// Unit tests share one process, which is what makes them quick. The others get one each: a hung or crashed file
// takes no other with it, and what it opened is closed with it.
async function processesOf(suite) {
  // By the sources, not by the folder of bundles, where those of tests that are gone may still lie.
  const sources = await glob(`test/${suite}`, /\.test\.tsx?$/);
  const found = sources.map((file) => `dist/${file.replace(/\.tsx?$/, '.js')}`);
  const all = suite === 'unit' ? [...found, 'dist/test/architecture.test.js'] : found;
  const files = all.filter((file) => file.includes(only));
  if (suite === 'unit') return files.length > 0 ? [files] : [];
  return files.map((file) => [file]);
}

function runFiles(suite, files) {
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      [...(suite === 'unit' ? DOM : UNOPTIMISED), '--enable-source-maps', 'test/run-files.mjs', ...files],
      {
        // A group of its own, so that a stopped file takes the servers and browsers it started with it.
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          ...process.env,
          ...browserEnvironment,
          TZ: 'America/Guatemala',
          FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
        },
      },
    );
    let output = '';
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    const timer = setTimeout(() => {
      output += `\nStopped after ${FILE_LIMIT_MS / 1000} s\n`;
      process.kill(-child.pid, 'SIGKILL');
    }, FILE_LIMIT_MS);
    child.on('close', (code) => {
      clearTimeout(timer);
      const [, total = 0, passed = 0] = (output.match(/Total:\s+(\d+)[\s\S]*?Passed:\s+(\d+)/) ?? []).map(
        Number,
      );
      const failed = total - passed;
      // A process that ends badly without a failed test (a crash, a time-out, no test at all) is a failure too.
      const crashed = (code !== 0 && failed === 0) || total === 0;
      resolve({ files, output, passed, failed: failed + (crashed ? 1 : 0) });
    });
  });
}

const browserEnvironment = suites.includes('browser') ? await chromiumEnvironment() : {};
if (suites.includes('browser')) {
  console.log('Building the portal and the sandbox');
  await Promise.all([buildPortal({ sandbox: true }), buildSandbox()]);
  Object.assign(browserEnvironment, await seededFolderEnvironment());
} else if (suites.includes('database') || suites.includes('contract')) {
  await buildSandbox();
}
console.log(`Building the tests: ${suites.join(', ')}`);
await buildTests(suites);

const totals = { passed: 0, failed: 0 };
for (const suite of suites) {
  const started = Date.now();
  const waiting = await processesOf(suite);
  console.log(`\n${suite}`);
  const lane = async () => {
    for (let files = waiting.shift(); files; files = waiting.shift()) {
      const begun = Date.now();
      const result = await runFiles(suite, files);
      const seconds = ((Date.now() - begun) / 1000).toFixed(1);
      totals.passed += result.passed;
      totals.failed += result.failed;
      const name =
        files.length > 1 ? `${files.length} files` : files[0].replace('dist/', '').replace(/\.js$/, '');
      console.log(
        `  ${result.failed > 0 ? 'FAILED' : 'ok    '} ${name}: ${result.passed} passed, ${result.failed} failed, ${seconds} s`,
      );
      if (result.failed > 0) console.log(result.output.replace(/^/gm, '    '));
    }
  };
  await Promise.all([lane(), lane()]);
  console.log(`  ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed > 0 ? 1 : 0);
