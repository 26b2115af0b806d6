import { createCashiersApi } from '@cobros/sdk/cashiers';
import { keyedApi } from '#api/keyed-calls.ts';
import { type Outcome, outcomeOf } from '#blocks/selection/outcome.ts';
import { PLACES } from '#stores/cache-keys.ts';
import { invalidate } from '#stores/resource.ts';
import type { ShownBranch } from './use-shown-branch.ts';

/** Blocks one of several cashiers, without refreshing anything. */
export async function blockOne(userId: string, { scope }: ShownBranch): Promise<Outcome> {
  const result = await keyedApi(createCashiersApi).block({ userId, ...scope });
  return result.ok ? { kind: 'done', text: 'Bloqueada' } : outcomeOf(result.failure);
}

export const readBlockedAgain = (): Promise<unknown> => invalidate(...PLACES);
