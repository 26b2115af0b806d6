import { suite as uvuSuite } from 'uvu';
import { keepGlobals } from './kept-globals.mjs';

type Suite = ReturnType<typeof uvuSuite>;
type Hook = Parameters<Suite['after']>[0];

/** Set for each file, and read by run-files.mjs, which runs the file's suites. */
const ofRun = globalThis as unknown as {
  testFile?: { title: string; test?: Suite; suites: (() => void)[]; failedHooks: number; begunTests: number };
};

/**
 * Set by fresh-portal.ts, which every test of the portal begins with, render.tsx, which tests that render end with, and
 * fake-timers.ts, whose clock also stands in Node's modules.
 */
export const ofEveryTest: { begin?: () => void; end?: () => Promise<void>; restoreClock?: () => void } = {};

// The real clock for the time limits, whatever a test replaces.
const { setTimeout, clearTimeout } = globalThis;
const LIMIT_MS = Number(process.env.TEST_LIMIT_MS ?? 60_000);

/**
 * uvu ignores errors of hooks, skips the remaining tests and ends successfully, and waits forever for a test that never ends.
 * These suites print a failing hook, give each hook and test a time limit, and restore what a test replaced, even after a
 * failure. They run by themselves, in the order in which a file makes them.
 */
export const suite: typeof uvuSuite = (title, state) => guarded(uvuSuite(title, state), title);

function suiteOfFile(): Suite {
  const file = ofRun.testFile;
  if (!file) return suite('');
  file.test ??= suite(file.title);
  return file.test;
}

/** The suite with the name of the file that runs, wherever it is imported from. */
export const test = new Proxy((() => undefined) as unknown as Suite, {
  apply: (_none, _self, [name, work]: Parameters<Suite>) => suiteOfFile()(name, work),
  get: (_none, name) => Reflect.get(suiteOfFile(), name),
});

/** A failing hook fails its process; later hooks still run, to close what was opened. */
// biome-ignore lint/suspicious/noExplicitAny: a suite with any context.
function guarded<One extends ReturnType<typeof uvuSuite<any>>>(one: One, title = ''): One {
  const { before, after, only, skip, run } = one;
  const reporting =
    (kind: string, hook: Hook, passOn: boolean): Hook =>
    async (state) => {
      try {
        await limited(() => hook(state));
      } catch (error) {
        const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
        console.error(`\n   FAIL  ${title} "${kind}"\n    ${text.replaceAll('\n', '\n    ')}\n`);
        if (ofRun.testFile) ofRun.testFile.failedHooks += 1;
        if (passOn) throw error;
      }
    };
  const begun =
    (work: Hook): Hook =>
    (state) => {
      if (ofRun.testFile) ofRun.testFile.begunTests += 1;
      return limited(() => work(state));
    };
  // Run in reverse, because what was opened last may use what was opened before.
  const closing: Hook[] = [];
  after(async (state) => {
    for (const close of closing) await close(state);
  });
  let putBack = () => {};
  before.each(() => {
    putBack = keepGlobals();
    ofEveryTest.begin?.();
  });
  after.each(async () => {
    await ofEveryTest.end?.();
    ofEveryTest.restoreClock?.();
    putBack();
  });
  // A test file that is forked as a program runs no suites.
  ofRun.testFile?.suites.push(run);
  const guardedTest = (name: string, work: Hook) => one(name, begun(work));
  return Object.assign(guardedTest, {
    skip,
    only: (name: string, work: Hook) => only(name, begun(work)),
    before: Object.assign((hook: Hook) => before(reporting('before', hook, true)), { each: before.each }),
    after: Object.assign((hook: Hook) => void closing.unshift(reporting('after', hook, false)), {
      each: (hook: Hook) => after.each(reporting('after each', hook, false)),
    }),
  }) as unknown as One;
}

async function limited(work: () => unknown): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    const message = `Has not ended after ${LIMIT_MS / 1000} s`;
    timer = setTimeout(() => reject(new Error(message)), LIMIT_MS);
  });
  await Promise.race([Promise.resolve().then(work), tooLong]).finally(() => clearTimeout(timer));
}
