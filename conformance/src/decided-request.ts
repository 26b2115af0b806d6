import { type CheckContext, retrieve, type Schemas } from './check-context.ts';

/** A request of the run's own cashier that the app user has accepted or rejected. */
export async function decidedRequest(
  bench: CheckContext,
  action: 'accept' | 'reject',
  amount: number,
): Promise<Schemas['Transaction']> {
  const { ownCashier, admin } = bench;
  const own = { businessBranchId: ownCashier.branchId ?? '', businessUserId: ownCashier.id };
  const request = await bench.sendRequest({ amount, ...own }, admin);
  await bench.payer?.(action, request);
  return retrieve(bench, admin, request.id);
}
