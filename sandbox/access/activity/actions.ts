import type { Schemas } from '#ground/contract/operation-types.ts';

export type ActivityKind = Schemas['ActivityKind'];

interface Action {
  kind: ActivityKind;
  /** Text shown to people, in which `{subject}` and `{detail}` are replaced by those of the entry. */
  sentence: string;
}

/** All recorded actions, each with its sentence. */
export const ACTIONS = {
  'signed-in': { kind: 'access', sentence: 'Inició sesión' },
  'signed-out': { kind: 'access', sentence: 'Cerró sesión' },
  'locked-out': {
    kind: 'access',
    sentence: 'Su acceso quedó bloqueado {detail} por {subject} contraseñas equivocadas seguidas',
  },

  'session-closed': { kind: 'access', sentence: 'Cerró otra de sus sesiones, abierta en {detail}' },
  'other-sessions-closed': { kind: 'access', sentence: 'Cerró sus demás sesiones ({detail})' },
  'second-factor-on': { kind: 'access', sentence: 'Activó la verificación en dos pasos' },
  'second-factor-moved': { kind: 'access', sentence: 'Cambió el teléfono de su verificación en dos pasos' },
  'second-factor-off': { kind: 'access', sentence: 'Desactivó la verificación en dos pasos' },
  'second-factor-locked': {
    kind: 'access',
    sentence: 'Se bloquearon sus códigos de verificación {detail}, por {subject} equivocados',
  },
  'recovery-code-used': { kind: 'access', sentence: 'Usó un código de recuperación (sin usar: {detail})' },
  'recovery-codes-renewed': { kind: 'access', sentence: 'Generó códigos de recuperación nuevos' },
  'password-changed': { kind: 'access', sentence: 'Cambió su contraseña' },
  'password-recovered': { kind: 'access', sentence: 'Recuperó su contraseña con un código' },

  'request-sent': { kind: 'requests', sentence: 'Envió una solicitud de {detail} a {subject}' },
  'request-canceled': { kind: 'requests', sentence: 'Canceló la solicitud de {detail} a {subject}' },
  'charge-created': { kind: 'requests', sentence: 'Creó un cobro de {detail} para la caja {subject}' },
  'charge-canceled': { kind: 'requests', sentence: 'Canceló el cobro de {detail} de la caja {subject}' },
  'payment-distinct': {
    kind: 'requests',
    sentence: 'Siguió esperando un cobro: el pago de {detail} de {subject} era otro',
  },
  'link-sent': { kind: 'requests', sentence: 'Envió el enlace para pagar {detail} a la caja {subject}' },
  'reminder-sent': {
    kind: 'requests',
    sentence: 'Envió un recordatorio para pagar {detail} a la caja {subject}',
  },
  'payment-assigned': { kind: 'payments', sentence: 'Asignó a la caja {subject} el pago de {detail}' },
  'payment-rejected': { kind: 'payments', sentence: 'Rechazó el pago de {detail} de {subject}' },
  refunded: { kind: 'refunds', sentence: 'Reembolsó {detail} a {subject}' },
  'refund-requested': { kind: 'refunds', sentence: 'Pidió reembolsar a {subject} {detail}' },
  'refund-withdrawn': { kind: 'refunds', sentence: 'Dejó de pedir el reembolso a {subject} de {detail}' },
  'refund-approved': { kind: 'refunds', sentence: 'Aprobó y reembolsó a {subject} {detail}' },
  'refund-rejected': { kind: 'refunds', sentence: 'Rechazó reembolsar a {subject} {detail}' },

  'closing-made': { kind: 'closings', sentence: 'Realizó el cierre {subject} por {detail}' },
  'closing-failed': {
    kind: 'closings',
    sentence: 'Intentó el cierre {subject}, que quedó en error: {detail}',
  },
  'count-refused': {
    kind: 'closings',
    sentence: 'Contó {detail} al cerrar {subject} y no dio el motivo, así que no se cerró',
  },

  'deposits-reconciled': { kind: 'closings', sentence: 'Concilió {subject}' },
  'deposits-unreconciled': { kind: 'closings', sentence: 'Quitó la marca de conciliado de {subject}' },

  'branch-created': { kind: 'branches', sentence: 'Creó la sucursal {subject}' },
  'branch-edited': { kind: 'branches', sentence: 'Editó la sucursal {subject}' },
  'branch-deleted': { kind: 'branches', sentence: 'Eliminó la sucursal {subject}' },
  'branch-blocked': { kind: 'branches', sentence: 'Bloqueó la sucursal {subject} y sus cajas' },
  'branch-unblocked': { kind: 'branches', sentence: 'Desbloqueó la sucursal {subject} y sus cajas' },
  'branch-default': { kind: 'branches', sentence: 'Definió {subject} como sucursal principal' },
  'branch-closing': {
    kind: 'branches',
    sentence: 'Cambió el tipo de cierre de la sucursal {subject} a {detail}',
  },
  'branch-emails': {
    kind: 'branches',
    sentence: 'Cambió los correos de cierre de la sucursal {subject} a {detail}',
  },
  'branch-password': {
    kind: 'branches',
    sentence: 'Reinició la contraseña de quien administra la sucursal {subject}',
  },
  'branch-notifications': {
    kind: 'notifications',
    sentence: 'Cambió las notificaciones de la sucursal {subject} a {detail}',
  },

  'cashier-created': { kind: 'cashiers', sentence: 'Creó la caja {subject}' },
  'cashier-edited': { kind: 'cashiers', sentence: 'Editó la caja {subject}' },
  'cashier-deleted': { kind: 'cashiers', sentence: 'Eliminó la caja {subject}' },
  'cashier-blocked': { kind: 'cashiers', sentence: 'Bloqueó la caja {subject}' },
  'cashier-unblocked': { kind: 'cashiers', sentence: 'Desbloqueó la caja {subject}' },
  'cashier-default': { kind: 'cashiers', sentence: 'Definió {subject} como caja predeterminada' },
  'cashier-closing': {
    kind: 'cashiers',
    sentence: 'Cambió el tipo de cierre de la caja {subject} a {detail}',
  },
  'cashier-may-close': { kind: 'cashiers', sentence: 'Autorizó el cierre individual de la caja {subject}' },
  'cashier-may-not-close': {
    kind: 'cashiers',
    sentence: 'Quitó la autorización de cierre individual a la caja {subject}',
  },
  'cashier-children': { kind: 'cashiers', sentence: 'Definió las cajas de la titular {subject}: {detail}' },
  'cashier-password': { kind: 'cashiers', sentence: 'Reinició la contraseña de la caja {subject}' },
  'cashier-notifications': {
    kind: 'notifications',
    sentence: 'Cambió las notificaciones de la caja {subject} a {detail}',
  },

  'person-created': { kind: 'team', sentence: 'Agregó a {subject} con el rol {detail}' },
  'person-edited': { kind: 'team', sentence: 'Editó los datos de {subject}' },
  'person-role': { kind: 'team', sentence: 'Cambió el rol de {subject} a {detail}' },
  'person-blocked': { kind: 'team', sentence: 'Bloqueó a {subject}' },
  'person-unblocked': { kind: 'team', sentence: 'Desbloqueó a {subject}' },
  'person-deleted': { kind: 'team', sentence: 'Eliminó a {subject}' },
  'person-password': { kind: 'team', sentence: 'Reinició la contraseña de {subject}' },

  'person-second-factor': { kind: 'team', sentence: 'Quitó la verificación en dos pasos de {subject}' },
  'second-factor-roles': {
    kind: 'team',
    sentence: 'Dejó la verificación en dos pasos como obligatoria solo para {detail}',
  },
  'refund-policy': { kind: 'team', sentence: 'Cambió quién puede reembolsar: {detail}' },
  'no-second-factor-roles': { kind: 'team', sentence: 'Dejó de exigir la verificación en dos pasos' },

  'business-renamed': { kind: 'profile', sentence: 'Cambió el nombre del negocio de {subject} a {detail}' },
  avatar: { kind: 'profile', sentence: 'Cambió la foto del negocio' },
  'search-on': { kind: 'profile', sentence: 'Permitió que el negocio aparezca en búsquedas' },
  'search-off': { kind: 'profile', sentence: 'Quitó el negocio de las búsquedas' },
  'count-on': {
    kind: 'profile',
    sentence: 'Pidió a las cajas contar al cerrar, con motivo si la diferencia pasa de {detail}',
  },
  'count-off': { kind: 'profile', sentence: 'Dejó de pedir a las cajas contar al cerrar' },
  'push-on': { kind: 'profile', sentence: 'Pidió avisos con el portal cerrado en {detail}' },
  'push-off': { kind: 'profile', sentence: 'Quitó los avisos con el portal cerrado de {detail}' },
  'summary-email-on': { kind: 'profile', sentence: 'Pidió recibir por correo {subject}' },
  'summary-email-off': { kind: 'profile', sentence: 'Dejó de recibir por correo {subject}' },
  'summary-email-stopped': {
    kind: 'profile',
    sentence: 'Dejó de recibir por correo {subject}, con el enlace de un correo',
  },
  'own-email': { kind: 'profile', sentence: 'Cambió su correo electrónico a {detail}' },
  'own-phone': { kind: 'profile', sentence: 'Cambió su teléfono a {detail}' },
  'own-name': { kind: 'profile', sentence: 'Cambió su nombre de {subject} a {detail}' },

  'history-exported': { kind: 'exports', sentence: 'Exportó el historial a Excel: {detail}' },
  'history-exported-csv': { kind: 'exports', sentence: 'Exportó el historial a CSV: {detail}' },
  'closing-exported': { kind: 'exports', sentence: 'Exportó el cierre {subject} a Excel' },
  'closing-exported-csv': { kind: 'exports', sentence: 'Exportó el cierre {subject} a CSV' },
  'closings-exported': { kind: 'exports', sentence: 'Exportó la lista de cierres: {detail}' },
  'statement-exported': { kind: 'exports', sentence: 'Descargó el estado de cuenta de {subject}: {detail}' },
  'list-exported': { kind: 'exports', sentence: 'Exportó la lista de {subject}: {detail}' },
  'activity-exported': { kind: 'exports', sentence: 'Exportó el registro de actividad a Excel: {detail}' },
} as const satisfies Record<string, Action>;

export type ActionName = keyof typeof ACTIONS;

/** The sentence of an entry, such as `Reembolsó Q125.50 a @maria.lopez`. */
export function sentenceOf(action: string, { subject, detail }: { subject: string; detail: string }): string {
  const known: Action | undefined = ACTIONS[action as ActionName];
  // Uses a replacer function, because `$&` in a replacement string has a special meaning.
  return (known?.sentence ?? action).replace(/\{(subject|detail)\}/g, (_, name) =>
    name === 'subject' ? subject : detail,
  );
}
