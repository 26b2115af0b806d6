import { DIALOGS_BY_STEP as FIND_DIALOGS } from '../../../src/app/find/dialogs-by-step.ts';
import { type FindStep, findModal } from '../../../src/app/find/find-modal.ts';
import { DIALOGS_BY_STEP as TRANSACTION_DIALOGS } from '../../../src/blocks/transaction/dialogs-by-step.ts';
import { type TransactionStep, transactionModal } from '../../../src/blocks/transaction/transaction-modal.ts';
import { DIALOGS_BY_STEP as ADMINISTRATIVE_USER_DIALOGS } from '../../../src/screens/administrative-users/administrative-user-dialogs.tsx';
import {
  type AdministrativeUserStep,
  administrativeUserModal,
} from '../../../src/screens/administrative-users/administrative-user-modal.ts';
import { DIALOGS_BY_STEP as BRANCH_DIALOGS } from '../../../src/screens/branches/branch-dialogs.tsx';
import { type BranchStep, branchModal } from '../../../src/screens/branches/branch-modal.ts';
import { DIALOGS_BY_STEP as CASHIER_DIALOGS } from '../../../src/screens/cashiers/cashier-dialogs.tsx';
import { type CashierStep, cashierModal } from '../../../src/screens/cashiers/cashier-modal.ts';
import { DIALOGS_BY_STEP as CLOSING_DIALOGS } from '../../../src/screens/closings/closing-dialogs.ts';
import { type ClosingStep, closingModal } from '../../../src/screens/closings/closing-modal.ts';
import { appUser } from '../../fixtures/app-user.ts';
import { branch } from '../../fixtures/branch.ts';
import { cashier } from '../../fixtures/cashier.ts';
import { sampleResponses } from '../../fixtures/sample-responses.ts';
import { paid, transaction } from '../../fixtures/transaction.ts';
import type { View } from '../render.tsx';
import { type DialogCases, familyOf, firstChoice, typing, word } from './writing-dialog-case.ts';
import { PROFILE_FAMILY } from './writing-profile-dialogs.ts';

const request = transaction();
const waiting = transaction({ origin: 'payment', businessUserId: null, businessUserName: null });

const TRANSACTIONS: DialogCases<TransactionStep> = {
  'search-user': { subject: { typed: '' }, none: 'it looks for somebody' },
  'new-request': {
    subject: { typed: 'maria.lopez', friUser: appUser() },
    fill: typing({ Monto: '125.50', Nota: 'Pan', Referencia: 'C1024' }),
    call: 'transactions.sendRequest',
  },
  'pending-request': { subject: { transaction: request }, none: 'cancelling is a dialog of its own' },
  cancel: { subject: { transaction: request }, call: 'transactions.cancelRequest' },
  reject: { subject: { transaction: waiting }, call: 'transactions.rejectPayment' },
  assign: {
    subject: { transaction: waiting },
    call: 'transactions.assignPayment',
    responses: { 'cashiers.listWithDefault': { users: [cashier()], defaultUser: null } },
  },
  refund: {
    subject: { transaction: paid() },
    fill: typing({ Motivo: 'Vino frío' }),
    call: 'transactions.refund',
  },
  receipt: { subject: { transaction: paid() }, none: 'it is printed' },
  latest: { subject: {}, none: 'it shows payments' },
};

const CLOSINGS: DialogCases<ClosingStep> = {
  close: {
    subject: {},
    call: 'closings.close',
    done: (view) => /^Cierres? realizado/.test(view.find('[role=dialog]').textContent ?? ''),
  },
};

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

const ofBranch = { branch: branch() };
const push = async (view: View) =>
  view.click(await view.appears('[type=radio][value=internal], [type=radio]'));

const BRANCHES: DialogCases<BranchStep> = {
  create: {
    subject: {},
    fill: async (view) => {
      await typing({
        'Nombre de la sucursal': 'Cayalá',
        Referencia: 'C400',
        Dirección: 'Zona 16',
        Nombre: 'Cayalá',
        Usuario: 'cayala',
        'Correo electrónico': 'cayala@luna.gt',
      })(view);
      const [, adminName] = view.findAll('input[autocomplete=off]').slice(-3);
      if (adminName) await chooseZone(view);
      await view.type(adminNameOf(view), 'Diego');
    },
    call: 'branches.create',
  },
  edit: {
    subject: ofBranch,
    fill: async (view) => {
      await typing({ 'Nombre de la sucursal': 'Centro Nuevo' })(view);
      await chooseZone(view);
    },
    call: 'branches.update',
  },
  notifications: { subject: ofBranch, fill: push, call: 'notifications.change' },
  password: { subject: ofBranch, fill: word('Reiniciar'), call: 'cashiers.resetPassword' },
  block: { subject: ofBranch, fill: word('Bloquear'), call: 'cashiers.block' },
  unblock: { subject: ofBranch, fill: word('Desbloquear'), call: 'cashiers.unblock' },
  'closing-type': {
    subject: { branch: branch({ admin: { ...branch().admin, closingType: 'automatic', closingTime: 20 } }) },
    fill: firstChoice('[type=radio]:not(:checked)'),
    call: 'cashiers.setClosingConfig',
  },
  default: { subject: ofBranch, call: 'branches.setDefault' },
  delete: { subject: ofBranch, fill: word('Eliminar'), call: 'branches.remove' },
};

const adminNameOf = (view: View): HTMLInputElement => {
  const names = view
    .findAll('label')
    .filter(({ textContent }) => textContent === 'Nombre') as HTMLLabelElement[];
  return document.getElementById(names.at(-1)?.htmlFor ?? '') as HTMLInputElement;
};

const inBranch = {
  cashier: cashier(),
  branch: {
    id: 'br_centro',
    name: 'Centro',
    username: 'tiendaluna-centro',
    scope: { businessBranchId: 'br_centro' },
  },
};

const CASHIERS: DialogCases<CashierStep> = {
  create: {
    subject: inBranch,
    fill: typing({
      Nombre: 'Terraza',
      Referencia: 'C7',
      Usuario: 'terraza',
      'Correo electrónico': 't@luna.gt',
    }),
    call: 'cashiers.create',
  },
  edit: { subject: inBranch, fill: typing({ Nombre: 'Caja Uno' }), call: 'cashiers.modify' },
  qr: { subject: inBranch, none: 'it downloads a file' },
  notifications: { subject: inBranch, fill: push, call: 'notifications.change' },
  password: { subject: inBranch, fill: word('Reiniciar'), call: 'cashiers.resetPassword' },
  block: { subject: inBranch, fill: word('Bloquear'), call: 'cashiers.block' },
  unblock: { subject: inBranch, fill: word('Desbloquear'), call: 'cashiers.unblock' },
  'closing-type': {
    subject: { ...inBranch, cashier: cashier({ closingType: 'automatic', closingTime: 20 }) },
    fill: firstChoice('[type=radio]:not(:checked)'),
    call: 'cashiers.setClosingConfig',
  },
  default: { subject: inBranch, call: 'cashiers.setDefault' },
  'closing-block': { subject: inBranch, fill: firstChoice('[role=switch]'), call: 'cashiers.setClosingLock' },
  'child-cashiers': { subject: inBranch, fill: firstChoice('[type=checkbox]'), call: 'cashiers.setChildren' },
  delete: { subject: inBranch, fill: word('Eliminar'), call: 'cashiers.remove' },
};

const [person] = sampleResponses['administrativeUsers.list'].data;
const ofPerson = { person };

const ADMINISTRATIVE_USERS: DialogCases<AdministrativeUserStep> = {
  create: {
    subject: {},
    fill: async (view) => {
      await typing({ Nombre: 'Eva', Usuario: 'eva', 'Correo electrónico': 'eva@luna.gt' })(view);
      await firstChoice('[type=radio]')(view);
    },
    call: 'administrativeUsers.create',
  },
  edit: { subject: ofPerson, fill: typing({ Nombre: 'Claudia' }), call: 'administrativeUsers.update' },
  password: { subject: ofPerson, fill: word('Reiniciar'), call: 'cashiers.resetPassword' },
  delete: { subject: ofPerson, fill: word('Eliminar'), call: 'administrativeUsers.remove' },
  'second-factor': {
    subject: ofPerson,
    fill: word('Quitar'),
    call: 'administrativeUsers.resetSecondFactor',
  },
  'second-factor-roles': {
    subject: {},
    fill: firstChoice('[type=checkbox]'),
    call: 'administrativeUsers.setSecondFactorRoles',
  },
};

const FIND: DialogCases<FindStep> = {
  find: { subject: {}, none: 'it searches' },
  keys: { subject: {}, none: 'it lists the keys' },
};

export const DIALOG_FAMILIES = [
  familyOf(findModal, FIND_DIALOGS, FIND),
  familyOf(transactionModal, TRANSACTION_DIALOGS, TRANSACTIONS),
  familyOf(closingModal, CLOSING_DIALOGS, CLOSINGS),
  familyOf(branchModal, BRANCH_DIALOGS, BRANCHES),
  familyOf(cashierModal, CASHIER_DIALOGS, CASHIERS),
  familyOf(administrativeUserModal, ADMINISTRATIVE_USER_DIALOGS, ADMINISTRATIVE_USERS),
  PROFILE_FAMILY,
];
