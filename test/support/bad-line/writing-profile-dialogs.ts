import { DIALOGS_BY_STEP } from '../../../src/screens/profile/profile-dialogs.ts';
import { type ProfileStep, profileModal } from '../../../src/screens/profile/profile-modal.ts';
import type { View } from '../render.tsx';
import { type DialogCases, familyOf, typing } from './writing-dialog-case.ts';

const NEW = 'Otra#2026';
const proof = typing({ Contraseña: 'Cobros#2026', Código: '123456' });
const shows = (text: string) => (view: View) =>
  view.find('[role=dialog]').textContent?.includes(text) ?? false;

const CASES: DialogCases<ProfileStep> = {
  'business-name': {
    subject: { name: 'Tienda Luna' },
    fill: typing({ Nombre: 'Tienda Sol' }),
    call: 'cashiers.modify',
  },
  name: {
    subject: { name: 'Elena' },
    fill: (view) => view.type(view.find<HTMLInputElement>('[role=dialog] input'), 'Elena Luna'),
    call: 'cashiers.modify',
  },
  'branch-name': {
    subject: { branchId: 'br_centro', name: 'Centro' },
    fill: typing({ Nombre: 'Centro Nuevo' }),
    call: 'branches.update',
  },
  email: {
    subject: { typed: '' },
    fill: typing({ 'Correo electrónico nuevo': 'nuevo@luna.gt' }),
    call: 'profile.updateEmail',
  },
  'email-code': {
    subject: { emailAddress: 'nuevo@luna.gt' },
    fill: (view) => view.type(view.find<HTMLInputElement>('[role=group] input'), '123456'),
    sendsItself: true,
    call: 'profile.validateEmailChange',
  },
  'phone-number': { subject: {}, fill: typing({ Teléfono: '55550000' }), call: 'profile.updatePhone' },
  'closing-count': {
    subject: {},
    fill: (view) => view.click(view.find('[role=switch]')),
    call: 'profile.setClosingCount',
  },
  avatar: {
    subject: {},
    none: 'happy-dom cannot cut its picture; test/browser/profile.test.ts loses its first call',
  },
  password: {
    subject: {},
    fill: typing({
      'Contraseña actual': 'Cobros#2026',
      'Nueva contraseña': NEW,
      'Confirmación de contraseña': NEW,
    }),
    call: 'auth.changePassword',
  },
  'second-factor': {
    subject: { enabled: true },
    fill: proof,
    call: 'secondFactor.beginEnrollment',
    done: shows('Escanea este código'),
  },
  'recovery-codes': {
    subject: {},
    fill: proof,
    call: 'secondFactor.renewRecoveryCodes',
    done: shows('Ya los guardé'),
  },
  'second-factor-off': { subject: {}, fill: proof, call: 'secondFactor.disable' },
};

export const PROFILE_FAMILY = familyOf(profileModal, DIALOGS_BY_STEP, CASES);
