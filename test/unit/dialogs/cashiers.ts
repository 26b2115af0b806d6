import { type CashierStep, cashierModal } from '#screens/cashiers/cashier-actions.ts';
import { DIALOGS_BY_STEP } from '#screens/cashiers/cashier-dialogs.tsx';
import CashiersScreen from '#screens/cashiers/cashiers-screen.tsx';
import { cashier } from '../fixtures/cashier.ts';
import { type DialogCases, familyOf, typing, word } from './dialog-case.ts';

const NAMED = 'Caja @tiendaluna-centro-caja1';
const SAVED = 'Se actualizo con éxito';
/** An admin names the branch in every call. */
const SCOPE = { businessBranchId: 'br_centro' };
const branch = { id: 'br_centro', name: 'Centro', username: 'tiendaluna-centro', scope: SCOPE };
const subject = { cashier: cashier(), branch };
const ofRow = { subject, row: 'Caja 1' };
const ofUser = { userId: 'us_caja1', ...SCOPE };
const CLOSING_SAVED = ['La configuración de cierre', SAVED] as const;

const CASES: DialogCases<CashierStep> = {
  create: {
    subject,
    title: 'Nueva caja',
    fill: typing({
      Nombre: 'Terraza',
      Referencia: 'C7',
      Usuario: 'terraza',
      'Correo electrónico': 't@luna.gt',
    }),
    call: 'cashiers.create',
    content: {
      name: 'Terraza',
      username: 'tiendaluna-centro-terraza',
      emailAddress: 't@luna.gt',
      referenceId: 'C7',
      ...SCOPE,
    },
    rejects: { Referencia: 'referenceId', Usuario: 'username' },
    said: ['Caja creada', 'Caja @tiendaluna-centro-terraza'],
  },
  access: { subject, title: 'Acceso de Caja 1', none: 'its password is sent as before' },
  edit: {
    ...ofRow,
    item: 'Editar',
    title: 'Editar caja',
    says: '@tiendaluna-centro-caja1',
    fill: typing({
      Nombre: ' Terraza  sur ',
      Referencia: ' C102 ',
      'Correo electrónico': ' terraza@tiendaluna.gt ',
    }),
    button: 'Guardar cambios',
    call: 'cashiers.modify',
    content: { name: 'Terraza sur', emailAddress: 'terraza@tiendaluna.gt', referenceId: 'C102', ...ofUser },
    rejects: { Nombre: 'name', Referencia: 'referenceId', 'Correo electrónico': 'emailAddress' },
    said: ['Se edito', NAMED],
  },
  qr: { ...ofRow, item: 'Descargar material QR', title: 'Material QR', none: 'it downloads a file' },
  notifications: {
    ...ofRow,
    item: 'Notificaciones',
    says: 'Cómo se avisa de los pagos de Caja 1',
    fill: [{ choose: 'Esperar respuesta de servicio' }],
    button: 'Guardar',
    call: 'notifications.change',
    content: {
      level: 'BusinessUser',
      ownerId: 'us_caja1',
      notificationMethod: 'internal',
      notificationMethodId: '4',
      webhookURL: '',
      webhookAPIKey: '',
      webhookAPIKeyHeader: '',
      ...SCOPE,
    },
    said: ['Las notificaciones', SAVED],
  },
  password: {
    ...ofRow,
    item: 'Reiniciar contraseña',
    says: 'Enviaremos una contraseña de un solo uso a caja1.centro@tiendaluna.gt',
    fill: word('Reiniciar'),
    button: 'Reiniciar contraseña',
    call: 'cashiers.resetPassword',
    content: ofUser,
    said: ['Se reinicio la contraseña', NAMED],
    leadsTo: 'Acceso de Caja 1',
  },
  block: {
    ...ofRow,
    item: 'Bloquear caja',
    says: 'Caja 1 dejará de entrar y de cobrar',
    fill: word('Bloquear'),
    button: 'Bloquear caja',
    call: 'cashiers.block',
    content: ofUser,
    said: ['Se bloqueo', NAMED],
  },
  'block-many': {
    subject: { among: [cashier()], branch: subject.branch },
    title: 'Bloquear varias',
    says: 'Dejarán de entrar y de cobrar',
    focus: 'Seleccionar todos',
    none: 'it makes a call per row, which its own test follows',
  },
  unblock: {
    subject,
    row: 'Caja 2',
    item: 'Desbloquear caja',
    says: 'Caja 2 podrá entrar y cobrar de nuevo',
    fill: word('Desbloquear'),
    button: 'Desbloquear caja',
    call: 'cashiers.unblock',
    content: { userId: 'us_caja2', ...SCOPE },
    said: ['Se desbloqueo', 'Caja @tiendaluna-centro-caja2'],
  },
  'closing-type': {
    ...ofRow,
    item: 'Tipo de cierre',
    title: 'Tipo de cierre para tiendaluna-centro-caja1',
    fill: [{ choose: 'Automático' }, { select: 'Hora de cierre', option: '07:00' }],
    button: 'Guardar',
    call: 'cashiers.setClosingConfig',
    content: {
      level: 'BusinessUser',
      ownerId: 'us_caja1',
      closingType: 'automatic',
      closingTime: 7,
      ...SCOPE,
    },
    said: CLOSING_SAVED,
  },
  default: {
    ...ofRow,
    item: 'Definir predeterminada',
    title: 'Definir caja predeterminada',
    says: 'Caja 1 recibirá las solicitudes de la sucursal que no indiquen una cajaPredeterminada ahoraCaja 3Nueva predeterminadaCaja 1',
    button: 'Definir predeterminada',
    call: 'cashiers.setDefault',
    content: { id: 'us_caja1', ...SCOPE },
    said: ['La caja predeterminada', SAVED],
  },
  'closing-block': {
    ...ofRow,
    item: 'Autorizar cierre individual',
    says: 'Para Caja 1, @tiendaluna-centro-caja1La caja puede realizar su propio cierreSi lo apagas, solo el administrador realiza el cierre de esta caja.',
    fill: [{ choose: 'La caja puede realizar su propio cierre' }],
    button: 'Guardar',
    call: 'cashiers.setClosingLock',
    content: { businessUserId: 'us_caja1', closingLocked: true, ...SCOPE },
    said: CLOSING_SAVED,
  },
  'child-cashiers': {
    ...ofRow,
    item: 'Caja titular',
    says: 'Caja 1 podrá ver y cerrar las cajas que elijas',
    fill: [{ choose: 'Caja 3' }],
    button: 'Guardar 1 caja',
    call: 'cashiers.setChildren',
    content: { businessUserId: 'us_caja1', businessUserChildren: ['us_caja3'], ...SCOPE },
    said: ['La caja titular', SAVED],
  },
  delete: {
    ...ofRow,
    item: 'Eliminar',
    title: 'Eliminar caja',
    says: 'cierres se conservan; lo que tiene por liquidar queda para el cierre de su sucursal.',
    fill: word('Eliminar'),
    button: 'Eliminar caja',
    call: 'cashiers.remove',
    content: ofUser,
    said: ['Se elimino', NAMED],
  },
};

const CASHIERS = [
  cashier(),
  cashier({ id: 'us_caja2', name: 'Caja 2', status: 'blocked', username: 'tiendaluna-centro-caja2' }),
  cashier({ id: 'us_caja3', name: 'Caja 3', username: 'tiendaluna-centro-caja3' }),
];

export const CASHIER_FAMILY = familyOf(cashierModal, DIALOGS_BY_STEP, CASES, {
  Screen: CashiersScreen,
  address: '/branches/checkouts',
  state: { branchId: 'br_centro', branchName: 'Centro', username: 'tiendaluna-centro' },
  list: 'cashiers.listWithDefault',
  responses: {
    'cashiers.listWithDefault': { users: CASHIERS, defaultUser: { id: 'us_caja3', name: 'Caja 3' } },
    'notifications.getCatalogs': {
      notificationMethods: [
        { id: '1', name: 'Notificación push', notificationMethod: 'push' },
        { id: '4', name: 'Esperar respuesta de servicio', notificationMethod: 'internal' },
      ],
      webhookAPIKeyHeaders: [],
    },
  },
});
