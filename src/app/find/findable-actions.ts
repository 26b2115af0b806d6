import type { Branch } from '@cobros/sdk';
import { navigate } from 'wouter/use-browser-location';
import { cashiersLink } from '#blocks/places/cashiers-link.ts';
import { paths } from '#domain/paths.ts';
import { can } from '#domain/permissions.ts';
import { openCustomerDisplay } from '#features/transaction/open-customer-display.ts';
import { COLLECTS, mayCharge, mayOperate, seesLatest } from '#features/transaction/transaction-actions.ts';
import {
  openCharge,
  openLatestPayments,
  openNewRequest,
  openOwnQr,
} from '#features/transaction/transaction-modal.ts';
import {
  administrativeUserModal,
  MANAGES_ADMINISTRATIVE_USERS,
} from '#screens/administrative-users/administrative-user-actions.ts';
import { signOut } from '#screens/auth/sign-out-operation.ts';
import { branchModal, CREATES_BRANCHES } from '#screens/branches/branch-actions.ts';
import { CREATES_CASHIERS, cashierModal } from '#screens/cashiers/cashier-actions.ts';
import { branchOf } from '#screens/cashiers/use-shown-branch.ts';
import { closingModal, mayClose } from '#screens/closings/closing-actions.ts';
import type { CurrentUser } from '#stores/current-user.ts';
import { isBelow } from '#ui/use-below.ts';
import { leadsToScreen } from '../menu.ts';
import { findModal } from './find-modal.ts';
import type { Found } from './found.ts';
import { goToScreen } from './go-to-screen.ts';

const CREATES = ['crear', 'agregar'];
const KEYS: Found = {
  key: 'keys',
  icon: 'info',
  name: 'Atajos de teclado',
  open: () => findModal.open({ step: 'keys' }),
};

/** The actions that this user may take, by the requirements of their screens. */
export function findableActions(user: CurrentUser, branches: readonly Branch[]): Found[] {
  const at = (path: string, allowed: boolean, action: Omit<Found, 'key'>): Found[] =>
    allowed && leadsToScreen(path, user) ? [{ ...action, key: action.name }] : [];
  return [
    ...at(paths.transaction.dashboard, mayCharge(user), {
      icon: 'charge',
      name: 'Cobrar',
      texts: ['cobro', 'código QR de un monto'],
      open: () => onPayments(openCharge),
    }),
    ...at(paths.transaction.dashboard, mayOperate(user), {
      icon: 'send',
      name: 'Enviar solicitud',
      texts: ['cobrar', 'pedir un pago'],
      open: () => onPayments(openNewRequest),
    }),
    ...at(paths.transaction.dashboard, seesLatest(user), {
      icon: 'clock',
      name: 'Últimos cinco pagos',
      texts: can(user, COLLECTS) ? ['entró el último', 'mostrador'] : ['entró el último'],
      open: () => onPayments(openLatestPayments),
    }),
    ...at(paths.transaction.dashboard, can(user, COLLECTS), {
      icon: 'qr',
      name: 'Mi QR',
      texts: ['mostrador', 'mi código QR'],
      open: () => onPayments(openOwnQr),
    }),
    ...at(paths.transaction.customerDisplay, can(user, COLLECTS), {
      icon: 'display',
      name: 'Pantalla para el cliente',
      texts: ['mostrador', 'código QR'],
      open: openCustomerDisplay,
    }),
    ...at(paths.closing.history, mayClose(user), {
      icon: 'closing',
      name: 'Realizar cierre',
      texts: ['cerrar caja'],
      open: () => {
        goToScreen(paths.closing.history);
        closingModal.open({ step: 'close' });
      },
    }),
    ...at(paths.branches.root, can(user, CREATES_BRANCHES), {
      icon: 'plus',
      name: 'Nueva sucursal',
      texts: CREATES,
      open: () => {
        goToScreen(paths.branches.root);
        branchModal.open({ step: 'create' });
      },
    }),
    ...(can(user, CREATES_CASHIERS) ? newCashiers(user, branches) : []),
    ...at(paths.administrativeUsers.root, can(user, MANAGES_ADMINISTRATIVE_USERS), {
      icon: 'plus',
      name: 'Nuevo usuario',
      texts: CREATES,
      open: () => {
        goToScreen(paths.administrativeUsers.root);
        administrativeUserModal.open({ step: 'create' });
      },
    }),
    ...(isBelow('sm') ? [] : [KEYS]),
    { key: 'sign-out', icon: 'logout', name: 'Cerrar sesión', texts: ['salir'], open: () => void signOut() },
  ];
}

/** Opens a dialog on a screen of payments; both screens of payments can show it. */
function onPayments(openDialog: () => void): void {
  if (location.pathname !== paths.transaction.history) goToScreen(paths.transaction.dashboard);
  openDialog();
}

/** A branch admin has one branch; an admin gets an action per branch. */
function newCashiers(user: CurrentUser, branches: readonly Branch[]): Found[] {
  const action = { icon: 'plus', name: 'Nueva caja' } as const;
  if (user.type !== 'admin') {
    const open = () => openNewCashier(user, paths.cashiers, null);
    return leadsToScreen(paths.cashiers, user) ? [{ ...action, key: action.name, texts: CREATES, open }] : [];
  }
  if (!leadsToScreen(paths.branches.checkouts, user)) return [];
  return branches.map((branch) => {
    const { href, state } = cashiersLink(branch, false);
    return {
      ...action,
      key: `new-cashier ${branch.id}`,
      detail: branch.name,
      texts: [...CREATES, branch.name],
      open: () => openNewCashier(user, href, state),
    };
  });
}

function openNewCashier(user: CurrentUser, href: string, state: unknown): void {
  const branch = branchOf(user, state);
  if (!branch) return;
  if (state) navigate(href, { state });
  else goToScreen(href);
  cashierModal.open({ step: 'create', branch });
}
