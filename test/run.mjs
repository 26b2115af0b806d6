// `node test/run.mjs [unit|contract|database|statements|browser|long|package|screen-walks|bad-line|planted-faults]…
// [--only=part-of-a-file-name,another] [--whole] [--record] [--pictures]`: builds and runs the suites, and prints the slowest
// files and `N passed, N failed`. --whole runs the property tests in full, --record writes the description's examples, --pictures
// keeps screenshots of every screen and names those that have changed.
import { readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { buildConformance } from '../build/conformance.mjs';
import { buildPortal } from '../build/portal.mjs';
import { buildSandbox } from '../build/sandbox.mjs';
import { copyIntoSandboxPackage } from '../build/sandbox-package.mjs';
import { buildSdk } from '../build/sdk.mjs';
import { buildTests, findTestFiles, ON_POSTGRES, OTHER_SUITES, SUITES } from '../build/test-bundles.mjs';
import { keepPicturesBefore, PICTURES, picturesChanged } from './support/compare-pictures.mjs';
import { failedOutput, failedTitles, notBegun } from './support/failed-titles.mjs';
import { chromiumEnvironment } from './support/find-chromium.mjs';
import { seededDataCache } from './support/seeded-data-cache.mjs';
import { startSharedPostgres } from './support/start-shared-postgres.mjs';
import { startTestFileProcess } from './support/start-test-file-process.mjs';

const words = process.argv.slice(2);
const only = words
  .find((word) => word.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',') ?? [''];
const asked = words.filter((word) => !word.startsWith('--'));
const all = [...SUITES, ...OTHER_SUITES];
const unknown = asked.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`No such suite: ${unknown.join(', ')}. There are ${all.join(', ')}.`);
  process.exit(2);
}
const suites = asked.length > 0 ? asked : SUITES;
const DOM = ['--import', './test/support/register-dom.mjs'];
/** The suites that together run every statement of the server, which the suite `statements` then compares with their types. */
const RECORDED = ['contract', 'database'];
const RECORD_STATEMENTS = ['--import', './test/support/record-statements.mjs'];
const STATEMENTS_FOLDER = 'dist/statements';
// Turned off: optimizing the WebAssembly of the embedded PostgreSQL takes half of a test file's time, longer than the file gains
// by it.
const UNOPTIMIZED = ['--liftoff-only'];
// One more than there are processors, because tests often wait for a poll or a timer.
const LANES = availableParallelism() + 1;

// Starting a process and loading the embedded PostgreSQL takes longer than most files, so files without outside resources share a
// process. Files that start servers get a process of their own: if one hangs or crashes, the others are not affected, and what it
// opened is closed with it. Files with a browser run one after the other in a process that lasts as long as they pass, because
// loading Playwright and starting a browser takes as long as a test.
const FILES_PER_PROCESS = {
  unit: Number.POSITIVE_INFINITY,
  contract: 12,
  database: 1,
  long: 1,
  browser: 1,
  package: 1,
  'screen-walks': 1,
  'bad-line': 1,
  'planted-faults': 1,
  statements: 1,
};
/** Longer limits: a walk opens some forty cases, and every planted fault is a whole run. */
const LONG_LIMIT_MS = 60 * 60_000;
const LONG = ['screen-walks', 'planted-faults'];
/** How long a test may take; a process has a longer limit of its own. */
const TEST_LIMITS_MS = { unit: 2 * 60_000, long: 9 * 60_000, 'screen-walks': LONG_LIMIT_MS - 60_000 };
const WITH_BROWSER = ['browser', 'screen-walks', 'bad-line'];

/** The bundles of a suite's files, divided among processes. */
function processesOf(suite, files) {
  const bundles = files.map((file) => `dist/${file.replace(/\.tsx?$/, '.js')}`);
  const size = Math.min(FILES_PER_PROCESS[suite], bundles.length);
  const processes = [];
  for (let start = 0; start < bundles.length; start += size)
    processes.push({ suite, files: bundles.slice(start, start + size) });
  return processes;
}

/** Makes the built portal poll its lists every second instead of every five seconds, because tests wait for the changes. */
async function pollEverySecond() {
  const file = 'dist/portal/config.json';
  const config = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...config, pollSeconds: 1 }));
}

const nameOf = (text) => text.replaceAll('dist/test/', '').replaceAll('.test.js', '');

function startProcess(suite, environment) {
  const recorded = uses('statements') && RECORDED.includes(suite) ? RECORD_STATEMENTS : [];
  const flags = [...(suite === 'unit' ? DOM : UNOPTIMIZED), ...recorded, '--enable-source-maps'];
  const ofRun = {
    ...environment,
    TZ: 'America/Guatemala',
    TEST_LIMIT_MS: String(TEST_LIMITS_MS[suite] ?? 4 * 60_000),
    FORCE_COLOR: '0',
  };
  return startTestFileProcess(flags, ofRun, LONG.includes(suite) ? LONG_LIMIT_MS : undefined);
}

function resultOf(files, { code, output }) {
  const counts = [...output.matchAll(/Total:\s+(\d+)[\s\S]*?Passed:\s+(\d+)/g)];
  const sum = (place) => counts.reduce((all, count) => all + Number(count[place]), 0);
  const [total, passed] = [sum(1), sum(2)];
  const failed = total - passed;
  const durations = [...output.matchAll(/Duration:\s+([\d.]+)ms/g)].map((found) => Number(found[1]));
  const times = files.map((file, index) => ({ name: nameOf(file), ms: durations[index] ?? 0 }));
  // A process that fails without a failed test (a crash, a timeout, no test at all) counts as a failure.
  const crashed = (code !== 0 && failed === 0) || total === 0;
  return { output, times, passed, failed: failed + (crashed ? 1 : 0) };
}

const begun = Date.now();
if (words.includes('--pictures')) await keepPicturesBefore();
const environment = {
  STATEMENTS_FOLDER,
  ...(words.includes('--whole') && { PROPERTY_RUNS: process.env.PROPERTY_RUNS ?? '1' }),
  ...(words.includes('--record') && { RECORD_EXAMPLES: 'on' }),
  ...(words.includes('--pictures') && { PICTURES_FOLDER: PICTURES }),
};
const found = await findTestFiles(suites, only);
if (found.length === 0) {
  console.error(`No file of ${suites.join(', ')} has ${only.join(' or ')} in its path.`);
  process.exit(2);
}
const uses = (...names) => found.some(({ suite }) => names.includes(suite));
const withBrowser = uses(...WITH_BROWSER);
if (withBrowser || uses('package')) {
  console.log('Building the portal and the sandbox');
  await Promise.all([buildPortal({ sandbox: true }), buildSandbox()]);
  if (uses('package')) await Promise.all([copyIntoSandboxPackage(), buildSdk(), buildConformance()]);
  if (uses('browser')) await pollEverySecond();
  if (withBrowser) Object.assign(environment, await chromiumEnvironment());
} else if (uses('database', 'contract', 'long', 'planted-faults')) {
  await buildSandbox();
}
console.log(`Building the tests: ${suites.join(', ')}`);
await buildTests(found);

const processesOfSuite = (suite) =>
  processesOf(
    suite,
    found.filter((one) => one.suite === suite).map(({ file }) => file),
  );
const waiting = suites.filter((suite) => suite !== 'statements').flatMap(processesOfSuite);
if (uses('statements') && uses(...RECORDED)) await rm(STATEMENTS_FOLDER, { recursive: true, force: true });
const postgres = uses(...ON_POSTGRES) ? await startSharedPostgres() : undefined;
Object.assign(environment, postgres?.environment);
const seeds = seededDataCache(postgres?.environment.RUN_POSTGRES_URL);

/**
 * Passes the location of seed data to files that start servers. Those with a browser use PostgreSQL, which needs less processor
 * time.
 */
async function seedsFor(suite) {
  if (suite === 'database' || suite === 'long') return seeds.seededFolder();
  return ON_POSTGRES.includes(suite) ? seeds.seededDatabase() : {};
}

const totals = { passed: 0, failed: 0 };
const times = [];
const failures = [];
async function lane() {
  let browserProcess;
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { suite, files } = next;
    const seeded = await seedsFor(suite);
    const start = Date.now();
    const testProcess = (suite === 'browser' && browserProcess) || startProcess(suite, environment);
    const result = resultOf(files, await testProcess.run(files, seeded));
    if (suite === 'browser') browserProcess = result.failed === 0 ? testProcess : undefined;
    if (testProcess !== browserProcess) await testProcess.end();
    const seconds = ((Date.now() - start) / 1000).toFixed(1);
    totals.passed += result.passed;
    totals.failed += result.failed;
    const name = suite === 'unit' ? `unit, ${files.length} files` : files.map(nameOf).join(', ');
    console.log(
      `  ${result.failed > 0 ? 'FAILED' : 'ok    '} ${name}: ${result.passed} passed, ${result.failed} failed, ${seconds} s`,
    );
    times.push(...result.times);
    if (result.failed === 0) continue;
    console.log(failedOutput(result.output).replace(/^/gm, '    '));
    failures.push(...failedTitles(result.output, files).map(nameOf));
    // Another process runs what one that was killed had not begun.
    const left = notBegun(result.output, files);
    if (left.length > 0) waiting.push({ suite, files: left });
  }
  await browserProcess?.end();
}
await Promise.all(Array.from({ length: LANES }, lane));
// Last, because it reads what the others have recorded.
if (uses('statements')) waiting.push(...processesOfSuite('statements'));
await lane();
await Promise.all([postgres?.stop(), seeds.removeFolders()]);

const slowest = times.sort((one, other) => other.ms - one.ms).slice(0, 12);
console.log(`\nSlowest: ${slowest.map(({ name, ms }) => `${name} ${(ms / 1000).toFixed(1)} s`).join(' · ')}`);
console.log(`Together: ${((Date.now() - begun) / 1000).toFixed(0)} s`);
if (words.includes('--pictures')) console.log(await picturesChanged());
// Printed last, because the middle of a long log may be cut.
if (failures.length > 0) console.log(`Failed:\n${failures.map((title) => `  ${title}`).join('\n')}`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed > 0 ? 1 : 0);
