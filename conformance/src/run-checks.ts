import type { Check, CheckResult, Need, Outcome } from './check.ts';
import type { CheckContext } from './check-context.ts';
import type { Backend } from './checked-backend.ts';
import { allChecks } from './checks/all-checks.ts';
import { CannotGoOn, Misfit, NotRun, reasonOf, Warning } from './expect.ts';
import { type CheckSettings, prepareCheckContext } from './prepare-check-context.ts';

const MISSING: Record<Need, string> = {
  otherAdmin: 'no account of another business was given',
  payer: 'nobody can pay: no --payer-command was given',
  webhooks: 'no --webhook-port was given',
};

export interface RunSettings extends CheckSettings {
  /** Runs only the check with this id or, without one, those whose id begins with it. */
  only?: string | undefined;
  /** Ends the run before the next check; everything created is removed. */
  signal?: AbortSignal | undefined;
  /** Called after each check. */
  onResult?: (result: CheckResult) => void;
}

/**
 * Runs all checks one after the other and removes everything they created.
 * @throws Misfit if the given users cannot sign in or the run's own cashier cannot be created
 * @throws Error if no check is selected
 * @throws CannotGoOn if the payer's command cannot start; everything created is removed
 */
export async function runChecks(backend: Backend, settings: RunSettings): Promise<CheckResult[]> {
  const { only = '', signal, onResult } = settings;
  const named = allChecks.filter(({ id }) => id === only);
  // `payments-1` is a check of its own, and the beginning of `payments-10`.
  const chosen = named.length > 0 ? named : allChecks.filter(({ id }) => id.startsWith(only));
  if (chosen.length === 0) throw new Error(`There is no check whose id begins with "${only}"`);
  const { context, cleanUp } = await prepareCheckContext(backend, settings);
  const results: CheckResult[] = [];
  try {
    for (const check of chosen) {
      if (signal?.aborted) break;
      const start = performance.now();
      const outcome = await outcomeOf(check, context);
      const { id, rule } = check;
      const result = { id, rule, outcome, milliseconds: Math.round(performance.now() - start) };
      results.push(result);
      onResult?.(result);
    }
  } finally {
    await cleanUp();
  }
  return results;
}

async function outcomeOf(check: Check, context: CheckContext): Promise<Outcome> {
  if (check.needs && !context[check.needs]) return { kind: 'not-run', reason: MISSING[check.needs] };
  try {
    await check.run(context);
    return { kind: 'passed' };
  } catch (error) {
    if (error instanceof CannotGoOn) throw error;
    if (error instanceof NotRun) return { kind: 'not-run', reason: error.message };
    if (error instanceof Warning) return { kind: 'warned', reason: error.message };
    if (error instanceof Misfit) return { kind: 'failed', reason: error.message };
    return { kind: 'failed', reason: `the call failed: ${reasonOf(error)}` };
  }
}
