import { type CheckContext, retrieve, type Schemas } from './check-context.ts';

/** A request of the run's own cashier that the app user has accepted or rejected. */
export async function decidedRequest(
  context: CheckContext,
  action: 'accept' | 'reject',
  amount: number,
): Promise<Schemas['Transaction']> {
  const { ownCashier, admin } = context;
  const own = { businessBranchId: ownCashier.branchId ?? '', businessUserId: ownCashier.id };
  const request = await context.sendRequest({ amount, ...own }, admin);
  await context.payer?.(action, request);
  return retrieve(context, admin, request.id);
}
