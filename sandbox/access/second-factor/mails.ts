import { sendMail } from '#access/outboxes/mail-outbox.ts';
import type { Queryable } from '#ground/db/database.ts';
import type { FactorOwner } from './owner.ts';

type Recipient = Pick<FactorOwner, 'user'>;

const NOT_YOU = 'Si no fuiste tú, cambia tu contraseña y avisa a quien administra tu negocio.';

export function mailEnrolled(tx: Queryable, owner: Recipient, now: Date): Promise<void> {
  const text =
    'Activaste la verificación en dos pasos. Al iniciar sesión, el portal de cobros te pedirá un código de tu aplicación. ' +
    'Tus demás sesiones se cerraron.';
  return mail(tx, owner, 'Activaste la verificación en dos pasos', [text, NOT_YOU], now);
}

export function mailMoved(tx: Queryable, owner: Recipient, now: Date): Promise<void> {
  const text =
    'Los códigos de tu verificación en dos pasos salen ahora de otro teléfono. Tus demás sesiones se cerraron.';
  return mail(tx, owner, 'Cambiaste el teléfono de tu verificación en dos pasos', [text, NOT_YOU], now);
}

export function mailDisabled(tx: Queryable, owner: Recipient, now: Date): Promise<void> {
  const text =
    'Desactivaste la verificación en dos pasos. Para entrar al portal de cobros basta tu contraseña.';
  return mail(tx, owner, 'Desactivaste la verificación en dos pasos', [text, NOT_YOU], now);
}

export function mailReset(tx: Queryable, owner: Recipient, by: string, now: Date): Promise<void> {
  const text = `@${by} quitó tu verificación en dos pasos, y tus sesiones se cerraron. Para entrar basta tu contraseña.`;
  const notAsked = 'Si no lo pediste, cambia tu contraseña y activa la verificación de nuevo en tu perfil.';
  return mail(tx, owner, 'Se quitó tu verificación en dos pasos', [text, notAsked], now);
}

export function mailCodeUsed(tx: Queryable, owner: Recipient, left: number, now: Date): Promise<void> {
  const used = 'Se usó uno de tus códigos de recuperación.';
  const remaining =
    left === 0
      ? 'No te queda ninguno: genera otros en tu perfil.'
      : `Te ${left === 1 ? 'queda' : 'quedan'} ${left}.`;
  return mail(tx, owner, 'Se usó un código de recuperación', [`${used} ${remaining}`, NOT_YOU], now);
}

export function mailRenewed(tx: Queryable, owner: Recipient, now: Date): Promise<void> {
  const text = 'Generaste códigos de recuperación nuevos. Los anteriores ya no sirven.';
  return mail(tx, owner, 'Tus códigos de recuperación cambiaron', [text, NOT_YOU], now);
}

export function mailLocked(tx: Queryable, owner: Recipient, minutes: string, now: Date): Promise<void> {
  const text = `Se escribieron varios códigos equivocados. No se aceptan más durante ${minutes}.`;
  return mail(tx, owner, 'Códigos de verificación equivocados', [text, NOT_YOU], now);
}

function mail(
  tx: Queryable,
  { user: { emailAddress, username } }: Recipient,
  subject: string,
  [text, advice]: [string, string],
  now: Date,
): Promise<void> {
  const body = [text, '', `Usuario: ${username}`, '', advice].join('\n');
  return sendMail(tx, { to: emailAddress, subject, body }, now);
}
