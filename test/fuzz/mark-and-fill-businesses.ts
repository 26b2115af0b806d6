import { acceptRequest, pay } from '#sandbox/money/transactions/app-user-actions.ts';
import { readClock } from '#sandbox/terms/time/clock.ts';
import type { TestSandbox } from '../support/in-process-sandbox.ts';
import { dataOf } from '../support/unwrap-result.ts';

/** A business with the word that marks its texts: no caller of another business may ever read it. */
export const BUSINESSES = [
  {
    name: 'luna',
    id: 'bu_luna',
    mark: 'zqluna',
    old: 'tiendaluna',
    branch: 'br_centro',
    cashiers: ['us_caja1', 'us_caja2', 'us_zona101'],
  },
  { name: 'sol', id: 'bu_sol', mark: 'zqsol', old: 'cafesol', branch: 'br_sol', cashiers: ['us_sol1'] },
] as const;

type Business = (typeof BUSINESSES)[number];

/** Puts each business's mark into its texts, and gives both businesses some data of every kind. */
export async function markAndFillBusinesses(sandbox: TestSandbox): Promise<void> {
  for (const business of BUSINESSES) {
    await mark(sandbox, business);
    await trade(sandbox, business);
  }
}

async function mark({ database }: TestSandbox, { id, mark: word, old }: Business): Promise<void> {
  const email = `${word}@${word}.gt`;
  await database.query(
    'update businesses set name = $2, fri_username = $3, contact_email_address = $4 where id = $1',
    [id, `${word} negocio`, word, email],
  );
  await database.query(
    `update branches set name = $2 || name, address = $2, reference_id = 'C' || $2, closing_emails = array[$3]
     where business_id = $1`,
    [id, word, email],
  );
  await database.query(
    `update users set username = replace(username, $2, $3), name = $3 || ' ' || name, reference_id = 'C' || $3,
       email_address = case when role_id is null then $4 else replace(email_address, $2, $3) end,
       notification_method = case when type = 'operator' then 'webhook' else 'push' end,
       webhook_url = case when type = 'operator' then 'https://' || $3 || '.gt/' else '' end,
       webhook_secret = 'whsec_' || $3
     where business_id = $1`,
    [id, old, word, email],
  );
  await database.query(
    `insert into fund_sources (id, business_id, bank_id, account_type, account_number, account_holder, created_at)
     values ('fs_' || $2, $1, 'bk_ceiba', 'monetary', '1234567890', $2, now())`,
    [id, word],
  );
}

/** Makes requests and payments in every status, and a closing. */
async function trade(sandbox: TestSandbox, { id, mark: word, branch, cashiers }: Business): Promise<void> {
  const { database } = sandbox;
  const api = await sandbox.api(word);
  for (const cashier of cashiers) {
    const at = { businessUserId: cashier, businessBranchId: cashier === 'us_zona101' ? 'br_zona10' : branch };
    dataOf(await api.transactions.charge({ amount: 7.5, note: `${word} nota`, ...at }));
    for (const status of ['open', 'paid', 'refunded', 'canceled']) {
      const content = { friUserId: 'au_maria', amount: 7.5, note: `${word} nota`, reference: `C${word}` };
      const sent = await api.transactions.sendRequest({ ...content, ...at });
      const { id: transactionId, paymentRequestId } = dataOf(sent).transaction;
      if (status === 'canceled')
        dataOf(await api.transactions.cancelRequest({ transactionId, reason: word }));
      if (status === 'open' || status === 'canceled') continue;
      const now = await readClock(database);
      await acceptRequest(database, {
        username: 'maria.lopez',
        paymentRequestId: paymentRequestId ?? '',
        now,
      });
      if (status === 'refunded') dataOf(await api.transactions.refund({ transactionId, reason: word }));
    }
  }
  dataOf(await api.closings.close({ businessBranchId: branch }));
  for (let turn = 0; turn < 4; turn++) await payBusiness(sandbox, id, turn);
}

/** Makes a payment to a cashier, or one that waits to be assigned. */
export async function payBusiness(
  { database }: TestSandbox,
  businessId: string,
  turn: number,
): Promise<void> {
  const found = BUSINESSES.find(({ id }) => id === businessId);
  const now = await readClock(database);
  const cashier = found?.cashiers[turn % found.cashiers.length] ?? '';
  const receiver =
    turn % 2 === 0
      ? ({ to: 'business', id: businessId } as const)
      : ({ to: 'cashier', id: cashier } as const);
  await pay(database, {
    ...receiver,
    username: 'jose.perez',
    amount: 10.25 + turn,
    note: found?.mark ?? '',
    now,
  });
}
