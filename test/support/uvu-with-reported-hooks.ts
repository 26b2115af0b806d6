import { suite as uvuSuite, test as uvuTest } from 'uvu';

type Suite = ReturnType<typeof uvuSuite>;
type Hook = Parameters<Suite['after']>[0];

// uvu swallows errors of hooks, skips the remaining tests and ends successfully; these suites report them instead.
export const suite: typeof uvuSuite = (title, state) => withReportedHooks(uvuSuite(title, state), title);
export const test = withReportedHooks(uvuTest);

/** A failing hook is printed and fails the process; later hooks still close what was opened. */
// biome-ignore lint/suspicious/noExplicitAny: any suite, whatever its state.
function withReportedHooks<One extends typeof uvuTest | ReturnType<typeof uvuSuite<any>>>(
  one: One,
  title = '',
): One {
  const reporting =
    (kind: string, hook: Hook, passOn: boolean): Hook =>
    async (state) => {
      try {
        await hook(state);
      } catch (error) {
        const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
        console.error(`\n   FAIL  ${title} "${kind}"\n    ${text.replaceAll('\n', '\n    ')}\n`);
        const shared = globalThis as { failedHooks?: number };
        shared.failedHooks = (shared.failedHooks ?? 0) + 1;
        if (passOn) throw error;
      }
    };
  const { before, after } = one;
  return Object.assign(one, {
    before: Object.assign((hook: Hook) => before(reporting('before', hook, true)), { each: before.each }),
    after: Object.assign((hook: Hook) => after(reporting('after', hook, false)), {
      each: (hook: Hook) => after.each(reporting('after each', hook, false)),
    }),
  });
}
