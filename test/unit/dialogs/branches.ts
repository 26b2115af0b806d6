import { branchContent } from '#blocks/places/branch-form.ts';
import { type BranchStep, branchModal } from '#screens/branches/branch-actions.ts';
import { DIALOGS_BY_STEP } from '#screens/branches/branch-dialogs.tsx';
import BranchesScreen from '#screens/branches/branches-screen.tsx';
import { branch } from '../fixtures/branch.ts';
import { sampleResponses } from '../fixtures/sample-responses.ts';
import type { View } from '../support/render.tsx';
import { type DialogCases, familyOf, fillInView, typing, word } from './dialog-case.ts';

async function chooseZone(view: View): Promise<void> {
  for (const [label, id] of [
    ['Departamento', 'st_01'],
    ['Municipio', 'ci_01_guatemala'],
    ['Zona', 're_01_guatemala_1'],
  ] as const) {
    await view.appears(`option[value=${id}]`);
    await view.type(view.field(label), id);
  }
}

const adminNameOf = (view: View): HTMLInputElement => {
  const names = view
    .findAll('label')
    .filter(({ textContent }) => textContent === 'Nombre') as HTMLLabelElement[];
  return document.getElementById(names.at(-1)?.htmlFor ?? '') as HTMLInputElement;
};

const subject = { branch: branch() };
const ofRow = { subject, row: 'Centro' };
const NAMED = 'Sucursal Centro';
const SAVED = 'Se actualizo con éxito';
const content = { userId: 'us_centro' };

const CASES: DialogCases<BranchStep> = {
  create: {
    subject: {},
    title: 'Nueva sucursal',
    fill: async (view) => {
      await fillInView(
        view,
        typing({
          'Nombre de la sucursal': ' Cayalá ',
          Referencia: ' C400 ',
          Dirección: ' Zona 16 ',
          Usuario: ' cayala ',
          'Correo electrónico': ' cayala@luna.gt ',
        }),
      );
      await chooseZone(view);
      await view.type(adminNameOf(view), ' Diego ');
    },
    call: 'branches.create',
    content: {
      name: 'Cayalá',
      address: 'Zona 16',
      referenceId: 'C400',
      businessId: '',
      regionId: 're_01_guatemala_1',
      admin: {
        name: 'Diego',
        username: 'tiendaluna-cayala',
        emailAddress: 'cayala@luna.gt',
        notificationMethod: 'push',
      },
    },
    rejects: { Usuario: 'admin.username', 'Correo electrónico': 'admin.emailAddress' },
    said: ['Sucursal creada', 'Sucursal Cayalá'],
    done: () => branchModal.current.peek().step === 'access',
  },
  access: { subject, title: 'Acceso de Lucía Ramírez', none: 'its password is sent as before' },
  edit: {
    subject,
    title: 'Editar sucursal',
    item: 'Editar',
    fill: async (view) => {
      await view.type(view.field('Nombre de la sucursal'), 'Centro Nuevo');
      await chooseZone(view);
    },
    call: 'branches.update',
    content: { ...branchContent(branch()), name: 'Centro Nuevo', regionId: 're_01_guatemala_1' },
    rejects: { 'Nombre de la sucursal': 'name', Zona: 'regionId' },
    said: ['Se edito', 'Sucursal Centro Nuevo'],
  },
  notifications: {
    subject,
    item: 'Notificaciones',
    fill: [{ choose: 'Esperar respuesta de servicio' }],
    call: 'notifications.change',
    said: ['Las notificaciones', SAVED],
  },
  password: {
    ...ofRow,
    item: 'Reiniciar contraseña',
    says: 'Enviaremos una contraseña de un solo uso a centro@tiendaluna.gt',
    fill: word('Reiniciar'),
    button: 'Reiniciar contraseña',
    call: 'cashiers.resetPassword',
    content,
    said: ['Se reinicio la contraseña', NAMED],
    leadsTo: 'Acceso de Lucía Ramírez',
  },
  block: {
    ...ofRow,
    item: 'Bloquear sucursal',
    says: 'Centro y todas sus cajas dejarán de cobrar',
    fill: word('Bloquear'),
    button: 'Bloquear sucursal',
    call: 'cashiers.block',
    content,
    said: ['Se bloqueo', NAMED],
  },
  unblock: {
    subject,
    row: 'Zona 10',
    item: 'Desbloquear sucursal',
    says: 'Zona 10 y todas sus cajas podrán cobrar de nuevo',
    fill: word('Desbloquear'),
    button: 'Desbloquear sucursal',
    call: 'cashiers.unblock',
    content: { userId: 'us_zona10' },
    said: ['Se desbloqueo', 'Sucursal Zona 10'],
  },
  'closing-type': {
    ...ofRow,
    item: 'Tipo de cierre',
    title: 'Tipo de cierre para tiendaluna-centro',
    fill: [{ choose: 'Automático' }, { select: 'Hora de cierre', option: '20:00' }],
    button: 'Guardar',
    call: 'cashiers.setClosingConfig',
    content: { level: 'BusinessBranch', ownerId: 'us_centro', closingType: 'automatic', closingTime: 20 },
    said: ['La configuración de cierre', SAVED],
  },
  default: {
    ...ofRow,
    item: 'Definir predeterminada',
    title: 'Definir sucursal principal',
    says: 'Centro recibirá las solicitudes y los pagos que no indiquen una sucursalPredeterminada ahoraZona 10Nueva predeterminadaCentro',
    button: 'Definir predeterminada',
    call: 'branches.setDefault',
    content: { id: 'br_centro' },
    said: ['La sucursal predeterminada', SAVED],
  },
  delete: {
    ...ofRow,
    item: 'Eliminar',
    title: 'Eliminar sucursal',
    says: 'Vas a eliminar CentroEsta acción no se puede deshacer',
    fill: word('Eliminar'),
    button: 'Eliminar sucursal',
    call: 'branches.remove',
    content: { id: 'br_centro' },
    said: ['Se elimino', NAMED],
  },
};

export const BRANCH_FAMILY = familyOf(branchModal, DIALOGS_BY_STEP, CASES, {
  Screen: BranchesScreen,
  address: '/branches',
  list: 'branches.list',
  responses: {
    'branches.list': sampleResponses['branches.list'],
    'branches.getDefault': { defaultBranch: { id: 'br_zona10', name: 'Zona 10' } },
  },
});
