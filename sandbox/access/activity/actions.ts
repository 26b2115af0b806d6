import type { Schemas } from '#ground/contract/operation-types.ts';

export type ActivityKind = Schemas['ActivityKind'];

/** The sentences of all recorded actions, by kind. `{subject}` and `{detail}` are replaced by those of the entry. */
const SENTENCES = {
  access: {
    'signed-in': 'Inició sesión',
    'signed-out': 'Cerró sesión',
    'locked-out': 'Su acceso quedó bloqueado {detail} por {subject} contraseñas equivocadas seguidas',
    'session-closed': 'Cerró otra de sus sesiones, abierta en {detail}',
    'other-sessions-closed': 'Cerró sus demás sesiones ({detail})',
    'second-factor-on': 'Activó la verificación en dos pasos',
    'second-factor-moved': 'Cambió el teléfono de su verificación en dos pasos',
    'second-factor-off': 'Desactivó la verificación en dos pasos',
    'second-factor-locked': 'Se bloquearon sus códigos de verificación {detail}, por {subject} equivocados',
    'recovery-code-used': 'Usó un código de recuperación (sin usar: {detail})',
    'recovery-codes-renewed': 'Generó códigos de recuperación nuevos',
    'password-changed': 'Cambió su contraseña',
    'password-recovered': 'Recuperó su contraseña con un código',
  },
  requests: {
    'request-sent': 'Envió una solicitud de {detail} a {subject}',
    'request-canceled': 'Canceló la solicitud de {detail} a {subject}',
    'charge-created': 'Creó un cobro de {detail} para la caja {subject}',
    'charge-canceled': 'Canceló el cobro de {detail} de la caja {subject}',
    'payment-distinct': 'Siguió esperando un cobro: el pago de {detail} de {subject} era otro',
    'link-sent': 'Envió el enlace para pagar {detail} a la caja {subject}',
    'reminder-sent': 'Envió un recordatorio para pagar {detail} a la caja {subject}',
  },
  payments: {
    'payment-assigned': 'Asignó a la caja {subject} el pago de {detail}',
    'payment-rejected': 'Rechazó el pago de {detail} de {subject}',
  },
  refunds: {
    refunded: 'Reembolsó {detail} a {subject}',
    'refund-requested': 'Pidió reembolsar a {subject} {detail}',
    'refund-withdrawn': 'Dejó de pedir el reembolso a {subject} de {detail}',
    'refund-approved': 'Aprobó y reembolsó a {subject} {detail}',
    'refund-rejected': 'Rechazó reembolsar a {subject} {detail}',
  },
  closings: {
    'closing-made': 'Realizó el cierre {subject} por {detail}',
    'closing-failed': 'Intentó el cierre {subject}, que quedó en error: {detail}',
    'count-refused': 'Contó {detail} al cerrar {subject} y no dio el motivo, así que no se cerró',
    'deposits-reconciled': 'Concilió {subject}',
    'deposits-unreconciled': 'Quitó la marca de conciliado de {subject}',
  },
  branches: {
    'branch-created': 'Creó la sucursal {subject}',
    'branch-edited': 'Editó la sucursal {subject}',
    'branch-deleted': 'Eliminó la sucursal {subject}',
    'branch-blocked': 'Bloqueó la sucursal {subject} y sus cajas',
    'branch-unblocked': 'Desbloqueó la sucursal {subject} y sus cajas',
    'branch-default': 'Definió {subject} como sucursal principal',
    'branch-closing': 'Cambió el tipo de cierre de la sucursal {subject} a {detail}',
    'branch-emails': 'Cambió los correos de cierre de la sucursal {subject} a {detail}',
    'branch-password': 'Reinició la contraseña de quien administra la sucursal {subject}',
  },
  notifications: {
    'branch-notifications': 'Cambió las notificaciones de la sucursal {subject} a {detail}',
    'cashier-notifications': 'Cambió las notificaciones de la caja {subject} a {detail}',
  },
  cashiers: {
    'cashier-created': 'Creó la caja {subject}',
    'cashier-edited': 'Editó la caja {subject}',
    'cashier-deleted': 'Eliminó la caja {subject}',
    'cashier-blocked': 'Bloqueó la caja {subject}',
    'cashier-unblocked': 'Desbloqueó la caja {subject}',
    'cashier-default': 'Definió {subject} como caja predeterminada',
    'cashier-closing': 'Cambió el tipo de cierre de la caja {subject} a {detail}',
    'cashier-may-close': 'Autorizó el cierre individual de la caja {subject}',
    'cashier-may-not-close': 'Quitó la autorización de cierre individual a la caja {subject}',
    'cashier-children': 'Definió las cajas de la titular {subject}: {detail}',
    'cashier-password': 'Reinició la contraseña de la caja {subject}',
  },
  team: {
    'person-created': 'Agregó a {subject} con el rol {detail}',
    'person-edited': 'Editó los datos de {subject}',
    'person-role': 'Cambió el rol de {subject} a {detail}',
    'person-blocked': 'Bloqueó a {subject}',
    'person-unblocked': 'Desbloqueó a {subject}',
    'person-deleted': 'Eliminó a {subject}',
    'person-password': 'Reinició la contraseña de {subject}',
    'person-second-factor': 'Quitó la verificación en dos pasos de {subject}',
    'second-factor-roles': 'Dejó la verificación en dos pasos como obligatoria solo para {detail}',
    'refund-policy': 'Cambió quién puede reembolsar: {detail}',
    'no-second-factor-roles': 'Dejó de exigir la verificación en dos pasos',
  },
  profile: {
    'business-renamed': 'Cambió el nombre del negocio de {subject} a {detail}',
    avatar: 'Cambió la foto del negocio',
    'search-on': 'Permitió que el negocio aparezca en búsquedas',
    'search-off': 'Quitó el negocio de las búsquedas',
    'count-on': 'Pidió a las cajas contar al cerrar, con motivo si la diferencia pasa de {detail}',
    'count-off': 'Dejó de pedir a las cajas contar al cerrar',
    'push-on': 'Pidió avisos con el portal cerrado en {detail}',
    'push-off': 'Quitó los avisos con el portal cerrado de {detail}',
    'summary-email-on': 'Pidió recibir por correo {subject}',
    'summary-email-off': 'Dejó de recibir por correo {subject}',
    'summary-email-stopped': 'Dejó de recibir por correo {subject}, con el enlace de un correo',
    'own-email': 'Cambió su correo electrónico a {detail}',
    'own-phone': 'Cambió su teléfono a {detail}',
    'own-name': 'Cambió su nombre de {subject} a {detail}',
  },
  exports: {
    'history-exported': 'Exportó el historial a Excel: {detail}',
    'history-exported-csv': 'Exportó el historial a CSV: {detail}',
    'closing-exported': 'Exportó el cierre {subject} a Excel',
    'closing-exported-csv': 'Exportó el cierre {subject} a CSV',
    'closings-exported': 'Exportó la lista de cierres: {detail}',
    'statement-exported': 'Descargó el estado de cuenta de {subject}: {detail}',
    'list-exported': 'Exportó la lista de {subject}: {detail}',
    'activity-exported': 'Exportó el registro de actividad a Excel: {detail}',
  },
} as const satisfies Record<ActivityKind, Record<string, string>>;

type Sentences = typeof SENTENCES;
export type ActionName = { [Kind in keyof Sentences]: keyof Sentences[Kind] }[keyof Sentences];

/** The kind of each action. */
export const KINDS = Object.fromEntries(
  Object.entries(SENTENCES).flatMap(([kind, sentences]) =>
    Object.keys(sentences).map((action) => [action, kind]),
  ),
) as Record<ActionName, ActivityKind>;

const SENTENCE_OF: Partial<Record<string, string>> = Object.assign({}, ...Object.values(SENTENCES));

/** The sentence of an entry, such as `Reembolsó Q125.50 a @maria.lopez`. */
export function sentenceOf(action: string, { subject, detail }: { subject: string; detail: string }): string {
  // Uses a replacer function, because `$&` in a replacement string has a special meaning.
  return (SENTENCE_OF[action] ?? action).replace(/\{(subject|detail)\}/g, (_, name) =>
    name === 'subject' ? subject : detail,
  );
}
