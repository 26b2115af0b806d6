import type { Queryable, Transactional } from '#ground/db/database.ts';
import { toFileResponse } from '#http/pipeline/file-response.ts';
import { approveSignUp, rejectSignUp } from '#places/sign-up/approve-or-reject.ts';
import { invalidFields, notFound } from '#terms/errors/api-error.ts';
import { readClock } from '#terms/time/clock.ts';
import { BANKS } from '#terms/values/banks.ts';
import { cleanText } from '../../../words/clean-text.ts';
import { bodyField } from './body-field.ts';

/** Enough to include the one that was just sent. */
const LIMIT = 50;
const MAX_REASON = 200;

/** A sign-up as the provider's staff would see it. */
export interface WorldSignUp {
  id: string;
  /** null: it was rejected, and the business no longer exists. */
  businessId: string | null;
  status: 'pending' | 'approved' | 'rejected';
  reason: string;
  businessName: string;
  username: string;
  taxId: string;
  contactName: string;
  emailAddress: string;
  phoneNumber: string;
  address: string;
  city: string;
  state: string;
  date: Date;
  account: { bankName: string; number: string; holder: string } | null;
  documents: { id: string; kind: string; name: string; size: number }[];
}

interface FundSource {
  bankId: string;
  number: string;
  holder: string;
}

type Row = Omit<WorldSignUp, 'account'> & (FundSource | Record<keyof FundSource, null>);

/** GET sign-ups: first those that wait for a decision, oldest first, then the latest decided ones. */
export function listSignUps(database: Queryable): Promise<WorldSignUp[]> {
  return readSignUps(
    database,
    `order by s.status <> 'pending', case when s.status = 'pending' then s.created_at end, s.resolved_at desc, s.id
     limit ${LIMIT}`,
  );
}

/** Sign-ups; `rest` has the condition, or the order and limit. */
async function readSignUps(
  database: Queryable,
  rest: string,
  params: readonly unknown[] = [],
): Promise<WorldSignUp[]> {
  const rows = await database.query<Row>(
    `select s.id, s.business_id as "businessId", s.status, s.reason, s.business_name as "businessName", s.username,
       s.tax_id as "taxId", s.contact_name as "contactName", s.email_address as "emailAddress",
       s.country_code || ' ' || s.phone_number as "phoneNumber", s.address, c.name as city, st.name as state,
       s.created_at as date, f.bank_id as "bankId", f.account_number as number, f.account_holder as holder,
       coalesce((
         select json_agg(json_build_object('id', d.id, 'kind', d.kind, 'name', d.name, 'size', d.size) order by d.created_at, d.id)
         from sign_up_documents d where d.sign_up_id = s.id
       ), '[]'::json) as documents
     from sign_ups s join cities c on c.id = s.city_id join states st on st.id = c.state_id
       left join fund_sources f on f.business_id = s.business_id
     ${rest}`,
    params,
  );
  return rows.map(({ bankId, number, holder, ...signUp }) => {
    if (bankId === null) return { ...signUp, account: null };
    const bankName = BANKS.find(({ id }) => id === bankId)?.name ?? '';
    return { ...signUp, account: { bankName, number, holder } };
  });
}

/**
 * GET sign-ups/{id}/documents/{documentId}: a document from a visitor. It is always downloaded, never displayed as a page of
 * this site.
 * @throws ApiError 404
 */
export async function readDocument(
  database: Queryable,
  { id, documentId }: { id: string; documentId: string },
): Promise<Response> {
  const [row] = await database.query<{ name: string; contentType: string; bytes: Uint8Array }>(
    'select name, content_type as "contentType", bytes from sign_up_documents where sign_up_id = $1 and id = $2',
    [id, documentId],
  );
  if (!row) throw notFound('No se encontró el documento');
  const response = toFileResponse(row);
  response.headers.set('X-Content-Type-Options', 'nosniff');
  response.headers.set('Content-Security-Policy', "default-src 'none'; sandbox");
  return response;
}

/**
 * POST businesses/{id}/approve
 * @throws ApiError 404, or 409 if it was already decided
 */
export async function approve(database: Transactional, businessId: string): Promise<{ signUp: WorldSignUp }> {
  const id = await approveSignUp(database, businessId, await readClock(database));
  return { signUp: await readDecided(database, id) };
}

/**
 * POST businesses/{id}/reject {reason}
 * @throws ApiError 400 no reason; 404, or 409 if it was already decided
 */
export async function reject(
  database: Transactional,
  businessId: string,
  body: unknown,
): Promise<{ signUp: WorldSignUp }> {
  const reason = bodyField(body, 'reason');
  if (typeof reason !== 'string' || cleanText(reason) === '' || [...reason].length > MAX_REASON) {
    throw invalidFields([{ field: 'reason', message: `debe ser un texto de 1 a ${MAX_REASON} caracteres` }]);
  }
  const now = await readClock(database);
  const id = await rejectSignUp(database, { businessId, reason: cleanText(reason), now });
  return { signUp: await readDecided(database, id) };
}

async function readDecided(database: Queryable, id: string): Promise<WorldSignUp> {
  const [signUp] = await readSignUps(database, 'where s.id = $1', [id]);
  if (!signUp) throw notFound('No se encontró la afiliación');
  return signUp;
}
