import { branchContent } from '#blocks/places/branch-form.ts';
import { DIALOGS_BY_STEP } from '#screens/profile/profile-dialogs.ts';
import { type ProfileStep, profileModal } from '#screens/profile/profile-modal.ts';
import { branch } from '../fixtures/branch.ts';
import type { View } from '../support/render.tsx';
import { type DialogCases, familyOf, typing } from './dialog-case.ts';

const NEW = 'Otra#2026';
const PLACES = ['branches', 'cashiers'];
const SAVED = 'Se actualizo con éxito';
const proof = typing({ Contraseña: 'Cobros#2026', Código: '123456' });
const proven = { password: 'Cobros#2026', verificationCode: '123456' };
const shows = (text: string) => (view: View) => view.text('[role=dialog]')?.includes(text) ?? false;

const CASES: DialogCases<ProfileStep> = {
  'business-name': {
    subject: { name: 'Tienda Luna' },
    title: 'Nombre del negocio',
    says: 'Así te encuentran y te ven los clientes al pagar',
    focus: 'Nombre del negocio',
    fill: typing({ Nombre: '  Tienda   Sol ' }),
    call: 'cashiers.modify',
    content: { userId: 'us_luna', name: 'Tienda Sol', level: 'Business' },
    said: ['Nombre', SAVED],
    learns: ({ business }) => [business.name, 'Tienda Sol'],
  },
  name: {
    subject: { name: 'Caja 1' },
    title: 'Tu nombre',
    says: 'Así te ven las personas de tu negocio',
    fill: typing({ 'Tu nombre': 'Elena Luna' }),
    call: 'cashiers.modify',
    content: { userId: 'us_luna', name: 'Elena Luna', level: 'BusinessUser' },
    rejects: { 'Tu nombre': 'name' },
    said: ['Nombre', SAVED],
    learns: ({ user }) => [user.name, 'Elena Luna'],
    rereads: PLACES,
  },
  'branch-name': {
    subject: { branchId: 'br_centro', name: 'Centro' },
    title: 'Nombre de la sucursal',
    says: 'Así aparece en tus pagos y comprobantes',
    fill: typing({ Nombre: 'Centro Nuevo' }),
    call: 'branches.update',
    content: { ...branchContent(branch()), name: 'Centro Nuevo' },
    said: ['Se edito', SAVED],
    learns: ({ user }) => [user.branchName, 'Centro Nuevo'],
    rereads: PLACES,
  },
  email: {
    subject: { typed: '' },
    title: 'Correo electrónico',
    says: 'Enviaremos un código al correo nuevo para comprobarlo',
    fill: typing({ 'Correo electrónico nuevo': 'nuevo@luna.gt' }),
    call: 'profile.updateEmail',
    content: { emailAddress: 'nuevo@luna.gt' },
  },
  'email-code': {
    subject: { emailAddress: 'nuevo@luna.gt' },
    title: 'Código de verificación',
    says: 'Lo enviamos a nuevo@luna.gt',
    fill: (view) => view.type(view.find<HTMLInputElement>('[role=group] input'), '123456'),
    sendsItself: true,
    call: 'profile.validateEmailChange',
    content: { verificationCode: '123456' },
    responses: { 'profile.validateEmailChange': { emailAddress: 'nuevo@luna.gt' } },
    said: ['Correo electrónico', SAVED],
    learns: ({ user }) => [user.emailAddress, 'nuevo@luna.gt'],
    rereads: PLACES,
  },
  'phone-number': {
    subject: {},
    title: 'Teléfono',
    fill: typing({ Teléfono: '55550000' }),
    call: 'profile.updatePhone',
    content: { countryCode: '502', phoneNumber: '55550000' },
    responses: { 'profile.updatePhone': { countryCode: '502', phoneNumber: '55550000' } },
    said: ['Teléfono', SAVED],
    learns: ({ user }) => [user.phoneNumber, '55550000'],
  },
  'closing-count': {
    subject: {},
    title: 'Cierre con conteo',
    says: 'Con 0.00 se pide siempre que no coincida.',
    fill: (view) => view.click(view.find('[role=switch]')),
    call: 'profile.setClosingCount',
    content: { required: true, reasonThreshold: 0 },
    responses: { 'profile.setClosingCount': { required: true, reasonThreshold: 0 } },
    said: ['Cierre con conteo', SAVED],
  },
  avatar: {
    subject: {},
    title: 'Foto del negocio',
    none: 'happy-dom cannot cut its picture; test/browser/profile.test.ts loses its first call',
  },
  password: {
    subject: {},
    title: 'Contraseña',
    says: 'Al cambiarla se cierran tus otras sesiones',
    fill: typing({
      'Contraseña actual': 'Cobros#2026',
      'Nueva contraseña': NEW,
      'Confirmación de contraseña': NEW,
    }),
    call: 'auth.changePassword',
    content: { currentPassword: 'Cobros#2026', newPassword: NEW },
    rejects: { 'Contraseña actual': 'currentPassword', 'Nueva contraseña': 'newPassword' },
    said: ['Contraseña', SAVED],
    rereads: ['own-sessions'],
  },
  'second-factor': {
    subject: { enabled: true },
    title: 'Cambiar de teléfono',
    says: 'El anterior sirve hasta que confirmes el nuevo',
    fill: proof,
    call: 'secondFactor.beginEnrollment',
    done: shows('Escanea este código'),
  },
  'recovery-codes': {
    subject: {},
    title: 'Códigos de recuperación',
    says: 'Los nuevos reemplazan a los anteriores',
    fill: proof,
    button: 'Renovar códigos',
    call: 'secondFactor.renewRecoveryCodes',
    content: proven,
    rereads: ['second-factor'],
    done: shows('Ya los guardé'),
  },
  'second-factor-off': {
    subject: {},
    title: 'Desactivar la verificación',
    says: 'Para entrar bastará tu contraseña',
    fill: proof,
    button: 'Desactivar',
    call: 'secondFactor.disable',
    content: proven,
    said: ['Verificación en dos pasos', 'Ya no está activa'],
    rereads: ['second-factor'],
  },
};

export const PROFILE_FAMILY = familyOf(profileModal, DIALOGS_BY_STEP, CASES);
