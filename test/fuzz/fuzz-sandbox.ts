import fc from 'fast-check';
import { fuzzRequest } from './requests.ts';
import { Objection, openRound } from './round.ts';

/** The number of calls on one database. */
const PER_ROUND = 1_000;

export interface FuzzResult {
  /** The number of responses by status. */
  statuses: Map<number, number>;
  /** The defect found, with the smallest request that still causes it; undefined if none was found. */
  failure: string | undefined;
}

/** Attacks the sandbox with the requests of a seed. The same seed sends the same requests. */
export async function fuzzSandbox({
  seed,
  requests,
  onRound,
}: {
  seed: number;
  requests: number;
  /** Called after each round, with the number of requests sent until then. */
  onRound?: (sent: number) => void;
}): Promise<FuzzResult> {
  const statuses = new Map<number, number>();
  let round = await openRound();
  let sent = 0;
  let shrinking = false;
  const property = fc.asyncProperty(fuzzRequest, async (request) => {
    if (!shrinking && sent > 0 && sent % PER_ROUND === 0) {
      await round.end();
      round = await openRound();
      onRound?.(sent);
    }
    if (!shrinking) sent++;
    try {
      const status = await round.attack(request);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    } catch (cause) {
      shrinking = true;
      throw cause;
    }
  });
  const result = await fc.check(property, { seed, numRuns: requests });
  if (!result.failed) {
    await round.end();
    return { statuses, failure: undefined };
  }
  const cause = result.errorInstance;
  const what = cause instanceof Objection ? cause.message : String((cause as Error)?.stack ?? cause);
  return { statuses, failure: `After ${sent} requests with --seed=${seed}:\n${what}` };
}
