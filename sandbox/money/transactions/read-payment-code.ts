import { limitFailures, type RateLimit } from '#access/passwords/rate-limit.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Queryable } from '#ground/db/database.ts';
import { ApiError } from '#terms/errors/api-error.ts';
import type { BlockedPlace } from '../../../words/blocked-place.ts';
import { BLOCKED_BY, paymentCodeIn } from './payment-link.ts';

/** The transaction that a code pays, whatever its status. */
export interface CodedTransaction {
  id: string;
  origin: Exclude<Schemas['TransactionOrigin'], 'payment'>;
  /** `expired` as soon as its time is over, even if its row is still pending. */
  status: Schemas['TransactionStatus'];
  amount: string;
  note: string;
  businessId: string;
  businessName: string;
  branchName: string;
  cashierId: string;
  cashierName: string;
  businessUsername: string;
  businessAvatar: string | null;
  timeZone: string;
  expiresAt: Date | null;
  /** The blocked place that keeps a charge from being paid at present. */
  blockedBy: BlockedPlace | null;
  /** When it got its status; null while pending. */
  resolvedAt: Date | null;
  authorizationNumber: string | null;
  /** The addressee of a request, or whoever paid a charge; null for an unpaid charge. */
  payerId: string | null;
}

// A code has 130 random bits, so this limit only makes guessing expensive. Shops share an address with their customers.
const GUESSES: RateLimit = { name: 'payment codes', title: 'Código', limit: 30, windowSeconds: 600 };

/**
 * The transaction of a scanned code.
 * @param who key by which unknown codes are counted: a person or a client's address; null is not limited
 * @throws ApiError 422 an unknown code, 429 too many of them
 */
export function readPaymentCode(
  database: Queryable,
  scanned: string,
  who: string | null,
  now: Date,
): Promise<CodedTransaction> {
  return limitFailures(database, GUESSES, who, now, async () => {
    const code = paymentCodeIn(scanned);
    const [found] = code === undefined ? [] : await database.query<CodedTransaction>(SELECT, [code, now]);
    if (!found) throw new ApiError(422, 'wrong-code', 'Código', 'Este código no es de ningún cobro');
    return found;
  });
}

const SELECT = `select t.id, t.origin, case when t.status = 'pending' and t.expires_at <= $2 then 'expired' else t.status end as status,
    t.amount, t.note, t.business_id as "businessId", b.name as "businessName", br.name as "branchName",
    t.cashier_id as "cashierId", c.name as "cashierName", t.app_user_id as "payerId",
    b.fri_username as "businessUsername", b.avatar as "businessAvatar", b.time_zone as "timeZone", t.expires_at as "expiresAt",
    ${BLOCKED_BY} as "blockedBy",
    t.resolved_at as "resolvedAt", t.authorization_number as "authorizationNumber"
  from transactions t join businesses b on b.id = t.business_id join branches br on br.id = t.branch_id
    join users c on c.id = t.cashier_id
  where t.payment_code = $1 and t.origin <> 'payment'`;
