import type { SignedIn } from './check-context.ts';
import type { Backend } from './checked-backend.ts';
import type { Reply } from './reply.ts';

/**
 * Cancels the requests that are still pending, deletes the run's cashiers and signs out. The first user signed in is
 * the business's own account. A step that fails does not stop the others.
 */
export async function cleanUp(
  backend: Backend,
  signedIn: readonly SignedIn[],
  onLeftBehind: (thing: string) => void = () => undefined,
): Promise<void> {
  const { requestIds, cashierIds } = backend.created;
  const settings = { token: signedIn[0]?.token };

  async function attempt(thing: string, statuses: readonly number[], call: Promise<Reply>): Promise<void> {
    try {
      const { status, info } = await call;
      if (!statuses.includes(status)) onLeftBehind(`${thing} (${info?.message ?? status})`);
    } catch (error) {
      onLeftBehind(`${thing} (${(error as Error).message})`);
    }
  }

  for (const transactionId of new Set(requestIds)) {
    const cancel = backend.post('/transactions/v3/requests/cancel', { transactionId }, settings);
    // A 409 means that it was already paid, rejected or canceled.
    await attempt(`the request ${transactionId}`, [200, 409], cancel);
  }
  for (const userId of new Set(cashierIds))
    await attempt(`the cashier ${userId}`, [200], backend.post('/users/v3/delete', { userId }, settings));
  for (const { token, userData } of signedIn)
    await attempt(
      `a session of ${userData.user.username}`,
      [200],
      backend.post('/auth/v3/logout', {}, { token }),
    );
}
