import type { Database } from '#sandbox/ground/db/database.ts';
import { insertLedger } from '../../support/random-ledger.ts';

const CASHIERS = { caja1: 'br_centro', caja3: 'br_centro', zona101: 'br_zona10' } as const;

/** A local time of Tienda Luna, such as `2026-10-20 18:00`. */
export const localMoment = (local: string) => new Date(`${local.replace(' ', 'T')}:00-06:00`);

/** A function that makes a payment, and its refund, at local times of Tienda Luna. Their ids are `tx_1`, `tx_2`… */
export function localPayments(database: Database) {
  let made = 0;
  return async (at: string, amount: number, cashier: keyof typeof CASHIERS = 'caja1', refunded?: string) => {
    made += 1;
    const receivedAt = localMoment(at).getTime();
    const of = { branchId: CASHIERS[cashier], cashierId: `us_${cashier}`, cents: Math.round(amount * 100) };
    const refunds = refunded ? [{ cents: of.cents, at: localMoment(refunded).getTime() }] : [];
    await insertLedger(database, [{ id: `tx_${made}`, ...of, receivedAt, refunds }]);
  };
}
