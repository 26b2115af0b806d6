import { forceFailure } from '../../../sandbox/rules/closings/forced-failures.ts';
import { dataOf } from '../../support/unwrap-result.ts';
import { makeHistoryCalls, THREE_DAYS } from './payment-calls.ts';
import type { Story } from './story.ts';

const BRANCH = { businessBranchId: 'br_tiendaluna_centro' };

/** Closes the payments of earlier days, so that the closing of the branch has those of the story alone. */
export async function closeEarlierDays({ sandbox, happen }: Story): Promise<void> {
  await happen('earlier days are closed', async () => {
    const { closings } = await sandbox.api('tiendaluna');
    dataOf(await closings.close(BRANCH));
  });
}

export async function makeClosingCalls(story: Story): Promise<void> {
  const { owner } = story;
  await owner.closings.preview(BRANCH);
  const { closings } = await owner.closings.close(BRANCH);
  const closingId = closings[0]?.id ?? '';
  await owner.closings.history({
    ...BRANCH,
    statuses: ['completed'],
    sort: 'desc',
    pageProperties: { currentPage: 1, pageSize: 3 },
  });
  await owner.closings.getDailyTotals({ ...BRANCH, ...THREE_DAYS });
  await owner.closings.listTransactions({
    closingId,
    ...BRANCH,
    pageProperties: { currentPage: 1, pageSize: 100 },
  });
  await owner.closings.exportTransactions({ closingId, ...BRANCH });
  await owner.closings.exportHistory({ ...BRANCH, ...THREE_DAYS, format: 'csv' });
  const days = { ...BRANCH, startDay: '2026-11-18', endDay: '2026-11-20' };
  await owner.closings.getStatement(days);
  await owner.closings.exportStatement({ ...days, format: 'csv' });
  await makeHistoryCalls(story);
  await story.deliver();
  await makeFailedClosingCalls(story);
}

async function makeFailedClosingCalls({ cashier, sandbox, accept, deliver }: Story): Promise<void> {
  const content = { friUserId: 'au_maria-lopez', amount: 18, note: 'Envío a domicilio' };
  const { transaction } = await cashier.transactions.sendRequest(content);
  await accept('maria.lopez', transaction.paymentRequestId);
  await forceFailure(sandbox.database, 'El banco no respondió', new Date());
  const { closings } = await cashier.closings.close();
  await deliver();
  await cashier.closings.close({ closingId: closings[0]?.id ?? '' });
}
