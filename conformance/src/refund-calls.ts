import type { CheckContext, Schemas, SignedIn } from './check-context.ts';
import { accepted, expectPart } from './expect.ts';

// The calls about who refunds and who approves, which several checks make.

export const POLICY = '/transactions/v3/refund-policy';
export const REQUESTS = '/transactions/v3/refund-requests';

export const requirePart = ({ admin }: CheckContext, part: 'refund-policy' | 'refund-requests') =>
  expectPart(admin.userData.capabilities?.includes(part), part);

export const policyOf = async ({ backend, admin }: CheckContext) =>
  accepted(await backend.post(`${POLICY}/get`, {}, { token: admin.token })).policy;

/** The content that leaves a policy as it is. */
export const contentOf = ({ rules, confirmFrom, version }: Schemas['RefundPolicy']) => ({
  version,
  rules: rules.map(({ roleId, mode, perRefund, perDay, withinDays }) => ({
    roleId,
    mode,
    perRefund,
    perDay,
    withinDays,
  })),
  confirmFrom,
  acceptNobody: true,
});

export async function ask(
  { backend }: CheckContext,
  { token }: SignedIn,
  transactionId: string,
  amount: number,
) {
  const content = { transactionId, amount, reason: 'Prueba de conformidad' };
  return accepted(await backend.post(`${REQUESTS}/create`, content, { token })).request;
}

export const waitingFor = async ({ backend }: CheckContext, { token }: SignedIn) =>
  accepted(
    await backend.post(`${REQUESTS}/list`, { pageProperties: { currentPage: 1, pageSize: 100 } }, { token }),
  );

export const end = (
  { backend }: CheckContext,
  how: 'approve' | 'reject' | 'withdraw',
  { token }: SignedIn,
  requestId: string,
  { headers = {}, ...content }: { headers?: Record<string, string>; reason?: string } = {},
) => backend.post(`${REQUESTS}/${how}`, { requestId, ...content }, { token, headers });
