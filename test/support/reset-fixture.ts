import type { Database } from '#sandbox/ground/db/database.ts';

/**
 * Deletes all transactions and closings, and resets the cashier and branch settings that tests change; opening a new database
 * takes longer.
 */
export async function resetFixture(database: Database): Promise<void> {
  await database.script(`
    delete from closing_faults;
    delete from deposit_faults;
    delete from closing_schedules;
    delete from automatic_closings;
    delete from webhook_deliveries;
    delete from refund_requests;
    delete from refund_rules;
    delete from refund_policies;
    delete from ledger_entries;
    delete from transaction_events;
    delete from transactions;
    delete from closings;
    delete from deposits;
    delete from outbox;
    delete from idempotency_keys;
    update businesses set next_closing_number = 1;
    update branches set closing_emails = '{}';
    update users set closing_locked = id = 'us_caja3', closing_type = 'manual', closing_time = null,
      titular_id = case id when 'us_caja1' then 'us_caja2' end;
    update world set clock_offset_seconds = 0;
  `);
}
