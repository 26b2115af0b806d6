import * as assert from 'uvu/assert';
import type { Till } from './open-till.ts';
import type { LedgerRow } from './read-ledger.ts';
import type { Shop, Visit } from './visits.ts';

const PAID = new Set(['completed', 'refunded']);

/** Asserts that the ledger, tills, displays and phones agree on every transaction, as far as each of them knows it. */
export async function agree(shop: Shop, visits: readonly Visit[], rows: readonly LedgerRow[]): Promise<void> {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const statusOf = (id: string) => byId.get(id)?.status;
  const now = shop.clock.now();
  for (const till of shop.tills) {
    if (till.isOnline()) assertLists(till, rows);
    for (const [id, outcome] of till.told)
      assert.is(outcome.kind === 'success', statusOf(id) === 'completed', `${id}: ${outcome.text}`);
    assertDisplay(till, rows, now);
  }
  for (const phone of shop.phones) {
    const { requests, recent } = await phone.shown();
    const own = rows.filter(({ payer }) => payer === phone.username);
    assert.equal(
      requests.map(({ transactionId }) => transactionId).sort(),
      own
        .filter(({ origin, status }) => origin === 'request' && status === 'pending')
        .map(({ id }) => id)
        .sort(),
    );
    for (const one of recent)
      if (byId.has(one.transactionId)) assert.is(one.status, statusOf(one.transactionId));
    for (const id of phone.receipts)
      assert.equal([byId.get(id)?.payer, statusOf(id)], [phone.username, 'completed']);
  }
  for (const { kind, paid, asked } of visits)
    assert.ok(paid.size <= 1, `Who ${kind} has paid ${[...paid]} for ${asked.id}`);
}

function assertLists({ cashierId, lists, watched, today }: Till, rows: readonly LedgerRow[]): void {
  const own = rows.filter((row) => row.cashierId === cashierId);
  const idsOf = (wanted: (row: LedgerRow) => boolean) =>
    own
      .filter(wanted)
      .map(({ id }) => id)
      .sort();
  const known = new Set(own.map(({ id }) => id));
  const shown = (list: readonly { id: string }[]) =>
    list
      .map(({ id }) => id)
      .filter((id) => known.has(id))
      .sort();
  const { pending, paid } = lists();
  assert.equal(
    shown(pending),
    idsOf(({ status }) => status === 'pending'),
  );
  assert.equal(
    shown(paid),
    idsOf(({ status, resolvedAt }) => PAID.has(status) && resolvedAt >= today()),
  );
  for (const id of watched)
    assert.is(own.find((row) => row.id === id)?.status, 'pending', `${id} is waited for`);
}

function assertDisplay(till: Till, rows: readonly LedgerRow[], now: number): void {
  const state = till.display();
  const isOpen = (row: LedgerRow) => row.status === 'pending' && row.expiresAt > now;
  if (!till.isOnline()) {
    assert.ok(state.kind === 'unknown' || state.kind === 'paid', `Without a connection: ${state.kind}`);
    return;
  }
  if (state.kind === 'waiting') {
    const row = rows.find(({ id }) => id === state.transaction.id);
    assert.ok(row && isOpen(row) && state.transaction.paymentLink, `${row?.status} is asked for`);
  }
  if (state.kind === 'paid' || state.kind === 'twice')
    assert.is(rows.find(({ id }) => id === state.transaction.id)?.status, 'completed');
  if (state.kind === 'ready' || state.kind === 'expired') return;
  assert.is.not(state.kind, 'unknown');
}
