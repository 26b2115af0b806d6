import {
  type AdministrativeUserStep,
  administrativeUserModal,
} from '#screens/administrative-users/administrative-user-actions.ts';
import { DIALOGS_BY_STEP } from '#screens/administrative-users/administrative-user-dialogs.tsx';
import AdministrativeUsersScreen from '#screens/administrative-users/administrative-users-screen.tsx';
import { administrativeUser } from '../fixtures/administrative-user.ts';
import { sampleResponses } from '../fixtures/sample-responses.ts';
import { type DialogCases, familyOf, fillInView, firstChoice, typing, word } from './dialog-case.ts';

const person = administrativeUser({ secondFactorEnabled: true });
const subject = { person };
const ofRow = { subject, row: 'Claudia Tun' };
const said = ['Equipo', 'Se actualizo con éxito'] as const;
const content = { userId: 'us_claudia' };

const CASES: DialogCases<AdministrativeUserStep> = {
  create: {
    subject: {},
    title: 'Nuevo usuario',
    fill: async (view) => {
      await fillInView(view, typing({ Nombre: 'Eva', Usuario: 'eva', 'Correo electrónico': 'eva@luna.gt' }));
      await firstChoice('[type=radio]')(view);
    },
    call: 'administrativeUsers.create',
    content: {
      name: 'Eva',
      username: 'tiendaluna-eva',
      emailAddress: 'eva@luna.gt',
      roleId: 'ro_supervisor',
    },
    rejects: { Usuario: 'username', 'Correo electrónico': 'emailAddress' },
    said,
    done: () => administrativeUserModal.current.peek().step === 'access',
  },
  access: { subject, title: 'Acceso de Claudia Tun', none: 'its password is sent as before' },
  edit: {
    ...ofRow,
    item: 'Editar',
    title: 'Editar usuario',
    says: '@tiendaluna-claudia',
    fill: async (view) => {
      await fillInView(
        view,
        typing({ Nombre: ' Claudia  Tun Paz ', 'Correo electrónico': ' paz@tiendaluna.gt ', Teléfono: '' }),
      );
      await view.click(view.field('Administrador'));
      await view.click(view.button('Bloqueado'));
    },
    button: 'Guardar cambios',
    call: 'administrativeUsers.update',
    content: {
      userId: 'us_claudia',
      name: 'Claudia Tun Paz',
      emailAddress: 'paz@tiendaluna.gt',
      countryCode: '502',
      phoneNumber: null,
      roleId: 'ro_admin',
      status: 'blocked',
    },
    said,
  },
  password: {
    ...ofRow,
    item: 'Reiniciar contraseña',
    says: 'Enviaremos una contraseña de un solo uso a claudia@tiendaluna.gt',
    fill: word('Reiniciar'),
    button: 'Reiniciar contraseña',
    call: 'cashiers.resetPassword',
    content,
    said,
    leadsTo: 'Acceso de Claudia Tun',
  },
  'second-factor': {
    ...ofRow,
    item: 'Quitar verificación en dos pasos',
    says: 'Si Claudia Tun perdió su teléfono. Sus sesiones se cierran y le avisamos a claudia@tiendaluna.gt',
    fill: word('Quitar'),
    button: 'Quitar verificación',
    call: 'administrativeUsers.resetSecondFactor',
    content,
    said,
  },
  delete: {
    ...ofRow,
    item: 'Eliminar',
    title: 'Eliminar usuario',
    says: 'Vas a eliminar a Claudia TunEsta acción no se puede deshacer',
    fill: word('Eliminar'),
    button: 'Eliminar usuario',
    call: 'administrativeUsers.remove',
    content,
    said,
  },
  'second-factor-roles': {
    subject: {},
    title: 'Verificación en dos pasos',
    says: 'Quien no la tiene activa, la activa al entrar, antes de lo demás',
    fill: firstChoice('[type=checkbox]'),
    call: 'administrativeUsers.setSecondFactorRoles',
    content: { roleIds: ['ro_supervisor'] },
  },
};

export const ADMINISTRATIVE_USER_FAMILY = familyOf(administrativeUserModal, DIALOGS_BY_STEP, CASES, {
  Screen: AdministrativeUsersScreen,
  address: '/user-administration',
  list: 'administrativeUsers.list',
  responses: {
    'administrativeUsers.list': { ...sampleResponses['administrativeUsers.list'], data: [person] },
    'administrativeUsers.listRoles': {
      roles: [
        { id: 'ro_supervisor', name: 'Supervisor', description: 'Ve todo.', permissions: ['view_payments'] },
        { id: 'ro_admin', name: 'Administrador', description: 'Cambia todo.', permissions: [] },
      ],
    },
  },
});
