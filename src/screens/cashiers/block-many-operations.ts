import { createCashiersApi } from '@cobros/sdk/cashiers';
import { api } from '#api/business-api.ts';
import { type Outcome, outcomeOf } from '#blocks/selection/outcome.ts';
import { PLACES } from '#stores/cache-keys.ts';
import { invalidate } from '#stores/resource.ts';
import type { ShownBranch } from './use-shown-branch.ts';

/** Blocks one of several cashiers, without refreshing anything. */
export async function blockOne(userId: string, { scope }: ShownBranch): Promise<Outcome> {
  const result = await api(createCashiersApi).block({ userId, ...scope });
  return result.ok ? { kind: 'done', text: 'Bloqueada' } : outcomeOf(result.failure);
}

export const readBlockedAgain = (): Promise<unknown> => invalidate(...PLACES);
