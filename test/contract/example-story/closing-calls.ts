import { runDeposits } from '#sandbox/money/closings/run-deposits.ts';
import { forceFailure, forceReturn, simulatedBank } from '#sandbox/operation/world/simulated-bank.ts';
import { readClock, setClock } from '#sandbox/terms/time/clock.ts';
import { dataOf } from '../../support/unwrap-result.ts';
import { makeHistoryCalls, THREE_DAYS } from './payment-calls.ts';
import type { Story } from './story.ts';

const BRANCH = { businessBranchId: 'br_tiendaluna_centro' };

/** Closes the payments of earlier days, so that the story's closing of the branch has only those of the story. */
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
  const deposits = await owner.closings.listDeposits({
    statuses: ['deposited'],
    startDay: '2026-11-18',
    pageProperties: { currentPage: 1, pageSize: 3 },
  });
  const made = deposits.data.find(({ status }) => status === 'deposited');
  await owner.closings.reconcileDeposits({ depositIds: [made?.id ?? ''], isReconciled: true });
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

/** The deposit of the story's closings is made on the next banking day, and the bank returns it. */
export async function returnDeposit({ sandbox: { database }, happen, deliver }: Story): Promise<void> {
  await happen('a deposit is made and returned', async () => {
    await database.query(
      `update users set notification_method = 'webhook', webhook_url = 'https://caja.tiendaluna.example/avisos'
       where id = 'us_tiendaluna_centro_caja1'`,
    );
    // Café Sol has a deposit on that day, too.
    for (const _ of ['cafesol', 'tiendaluna'])
      await forceReturn(database, 'el nombre de la cuenta no coincide con el del negocio', new Date());
    for (const moment of ['2026-11-24T00:00:00.000Z', '2026-11-24T18:00:00.000Z']) {
      await setClock(database, new Date(moment));
      await runDeposits(database, await readClock(database), simulatedBank);
      await deliver();
    }
    await setClock(database, new Date());
  });
}
