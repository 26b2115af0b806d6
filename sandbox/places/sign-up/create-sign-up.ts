import { sendMail } from '#access/outboxes/mail-outbox.ts';
import { hashPassword } from '#access/passwords/password-hash.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Queryable, Transactional } from '#ground/db/database.ts';
import { invalidFields } from '#terms/errors/api-error.ts';
import { conflictIfTaken } from '#terms/errors/conflict-if-taken.ts';
import { normalizeName } from '#terms/values/normalize-name.ts';
import { newId } from '#terms/values/random-ids-and-codes.ts';
import { claimDocuments } from './documents.ts';
import { claimFundSource } from './fund-sources.ts';
import { readSignUp } from './read-sign-up.ts';
import { claimKey, findRepeated, hashWithoutPassword, type SignUpCall } from './repeated-call.ts';
import { isUsernameFree, takenUsername } from './username-availability.ts';

type Content = Schemas['SignUpContent'];

/**
 * Creates a business that waits for approval, with its administrator, account and documents, all or nothing. With an
 * `Idempotency-Key`, a repeated call returns the result of the first.
 * @throws ApiError 400 an unknown location; 404 account or document; 409 the username is taken, or the key was used with another
 * content; 422 documents that are too large in total
 */
export async function createSignUp(database: Transactional, call: SignUpCall): Promise<Schemas['SignUp']> {
  const repeated = await findRepeated(database, call);
  if (repeated) return repeated;
  const content = trimmed(call.content);
  await checkPlace(database, content);
  // An early check that saves hashing the password; in the end the unique index decides.
  if (!(await isUsernameFree(database, content.username))) {
    // A simultaneous call with the same key may have been first.
    const simultaneous = await findRepeated(database, call);
    if (simultaneous) return simultaneous;
    throw takenUsername(content.username);
  }
  const passwordHash = await hashPassword(content.password);
  const requestContentHash = hashWithoutPassword(call.content);
  return database.transaction(async (tx) => {
    await claimKey(tx, call);
    const first = await findRepeated(tx, call);
    if (first) return first;
    const id = await insertSignUp(tx, { ...call, content }, { passwordHash, requestContentHash });
    return readSignUp(tx, id);
  });
}

function trimmed(content: Content): Content {
  return {
    ...content,
    businessName: normalizeName(content.businessName),
    contactName: normalizeName(content.contactName),
    address: content.address.trim(),
    taxId: withHyphen(content.taxId),
  };
}

/** Formats a tax number with its hyphen: `4587921-3`. */
function withHyphen(taxId: string): string {
  const plain = taxId.replace('-', '').toUpperCase();
  return `${plain.slice(0, -1)}-${plain.slice(-1)}`;
}

async function checkPlace(database: Queryable, { stateId, cityId }: Content): Promise<void> {
  const [city] = await database.query<{ state_id: string }>('select state_id from cities where id = $1', [
    cityId,
  ]);
  if (!city) throw invalidFields([{ field: 'cityId', message: 'No se encontró el municipio' }]);
  if (city.state_id !== stateId) {
    throw invalidFields([{ field: 'cityId', message: 'El municipio no es de ese departamento' }]);
  }
}

async function insertSignUp(
  tx: Queryable,
  call: SignUpCall,
  { passwordHash, requestContentHash }: { passwordHash: string; requestContentHash: string },
): Promise<string> {
  const { content, idempotencyKey, now } = call;
  const ids = { signUp: newId('su'), business: newId('bu') };
  await conflictIfTaken('Afiliación', takenUsernames(content.username), async () => {
    await insertBusiness(tx, ids.business, content, now);
    await insertAdmin(tx, ids.business, { ...content, passwordHash }, now);
  });
  await claimFundSource(tx, content.fundSourceId, ids.business);
  await tx.query(
    `insert into sign_ups (id, business_id, business_name, username, tax_id, business_type, contact_name, email_address,
       country_code, phone_number, city_id, address, idempotency_key, content_hash, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
    [
      ids.signUp,
      ids.business,
      content.businessName,
      content.username,
      content.taxId,
      content.businessType,
      content.contactName,
      content.emailAddress,
      content.countryCode,
      content.phoneNumber,
      content.cityId,
      content.address,
      idempotencyKey,
      requestContentHash,
      now,
    ],
  );
  await claimDocuments(tx, content.documentIds, ids.signUp);
  await mailReceived(tx, content, now);
  return ids.signUp;
}

function takenUsernames(username: string) {
  const { message } = takenUsername(username);
  const taken = { field: 'username', message };
  return { users_username_key: taken, businesses_fri_username_key: taken };
}

async function insertBusiness(tx: Queryable, id: string, content: Content, now: Date): Promise<void> {
  await tx.query(
    `insert into businesses (id, name, fri_username, contact_email_address, status, created_at)
     values ($1, $2, $3, $4, 'pending', $5)`,
    [id, content.businessName, content.username, content.emailAddress, now],
  );
}

async function insertAdmin(
  tx: Queryable,
  businessId: string,
  admin: Content & { passwordHash: string },
  now: Date,
): Promise<void> {
  await tx.query(
    `insert into users (id, business_id, type, username, name, email_address, country_code, phone_number, password_hash,
       created_at)
     values ($1, $2, 'admin', $3, $4, $5, $6, $7, $8, $9)`,
    [
      newId('us'),
      businessId,
      admin.username,
      admin.contactName,
      admin.emailAddress,
      admin.countryCode,
      admin.phoneNumber,
      admin.passwordHash,
      now,
    ],
  );
}

async function mailReceived(tx: Queryable, content: Content, now: Date): Promise<void> {
  const body = [
    `Hola, ${content.contactName}:`,
    '',
    `La afiliación de ${content.businessName} está en revisión. Te escribiremos a este correo.`,
    `Cuando esté aprobada, entrarás al portal de cobros con el usuario ${content.username}.`,
  ].join('\n');
  await sendMail(tx, { to: content.emailAddress, subject: 'Recibimos tu afiliación', body }, now);
}
