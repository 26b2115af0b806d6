import { sendMail } from '#access/outboxes/mail-outbox.ts';
import type { Queryable, Transactional } from '#ground/db/database.ts';
import { conflict, notFound } from '#terms/errors/api-error.ts';

interface Decided {
  id: string;
  business_name: string;
  username: string;
  contact_name: string;
  email_address: string;
}

/**
 * Approves a sign-up: its administrator can sign in from now on, and is notified. The business has no branch or cashier yet;
 * creating them is its first step.
 * @throws ApiError 404, or 409 if it was already decided
 */
export async function approveSignUp(database: Transactional, businessId: string, now: Date): Promise<string> {
  return database.transaction(async (tx) => {
    const signUp = await decide(tx, businessId, { status: 'approved', reason: '', now });
    await tx.query(`update businesses set status = 'active' where id = $1`, [businessId]);
    const body = [
      `Hola, ${signUp.contact_name}:`,
      '',
      `Aprobamos la afiliación de ${signUp.business_name}. Ya puedes entrar al portal de cobros con el usuario`,
      `${signUp.username} y la contraseña que creaste.`,
      '',
      'Para empezar a cobrar, crea tu primera sucursal y su primera caja: el portal te guía.',
    ].join('\n');
    await sendMail(tx, { to: signUp.email_address, subject: 'Tu negocio ya puede cobrar', body }, now);
    return signUp.id;
  });
}

/**
 * Rejects a sign-up and sends the reason. Its account and documents are deleted and its username is free again, so that it can
 * apply again; the submitted data is kept with the reason.
 * @throws ApiError 404, or 409 if it was already decided
 */
export async function rejectSignUp(
  database: Transactional,
  { businessId, reason, now }: { businessId: string; reason: string; now: Date },
): Promise<string> {
  return database.transaction(async (tx) => {
    const signUp = await decide(tx, businessId, { status: 'rejected', reason, now });
    await tx.query('delete from sign_up_documents where sign_up_id = $1', [signUp.id]);
    await tx.query('delete from fund_sources where business_id = $1', [businessId]);
    await removePersonalData(tx, businessId);
    const body = [
      `Hola, ${signUp.contact_name}:`,
      '',
      `No pudimos aprobar la afiliación de ${signUp.business_name} por este motivo:`,
      reason,
      '',
      'Puedes enviarla de nuevo cuando lo hayas resuelto. Borramos tus documentos y los datos de tu cuenta.',
    ].join('\n');
    await sendMail(tx, { to: signUp.email_address, subject: 'Tu afiliación no fue aprobada', body }, now);
    return signUp.id;
  });
}

// Other records, such as failed sign-ins, may refer to these rows, so they are kept, without personal data.
async function removePersonalData(tx: Queryable, businessId: string): Promise<void> {
  await tx.query(
    `update users set status = 'deleted', username = id, name = '', email_address = '', phone_number = null, password_hash = ''
     where business_id = $1`,
    [businessId],
  );
  await tx.query(
    `update businesses set status = 'blocked', fri_username = id, name = '', contact_email_address = '' where id = $1`,
    [businessId],
  );
}

async function decide(
  tx: Queryable,
  businessId: string,
  { status, reason, now }: { status: 'approved' | 'rejected'; reason: string; now: Date },
): Promise<Decided> {
  const [decided] = await tx.query<Decided>(
    `update sign_ups set status = $2, reason = $3, resolved_at = $4,
       business_id = case when $2 = 'approved' then business_id end
     where business_id = $1 and status = 'pending'
     returning id, business_name, username, contact_name, email_address`,
    [businessId, status, reason, now],
  );
  if (decided) return decided;
  const known = await tx.query('select 1 from businesses where id = $1', [businessId]);
  throw known.length > 0
    ? conflict('already-decided', 'Afiliación', 'La afiliación ya no está pendiente')
    : notFound('No se encontró la afiliación');
}
