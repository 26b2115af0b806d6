import { findModal } from '#app/find/find-modal.ts';
import { transactionModal } from '#features/transaction/transaction-modal.ts';
import { administrativeUserModal } from '#screens/administrative-users/administrative-user-actions.ts';
import { branchModal } from '#screens/branches/branch-actions.ts';
import { cashierModal } from '#screens/cashiers/cashier-actions.ts';
import { closingModal } from '#screens/closings/closing-actions.ts';
import { clearFilters } from '#screens/dashboard/dashboard-filters.ts';
import { profileModal } from '#screens/profile/profile-modal.ts';
import { forgetDraft } from '#screens/sign-up/draft.ts';
import { clearSignUpFailure } from '#screens/sign-up/sign-up-outcome.ts';
import { setServerTime } from '#stores/clock.ts';
import { clearMessage } from '#stores/messages.ts';
import { forgetResources } from '#stores/resource.ts';
import { startSession } from '#stores/session.ts';
import { session } from '../fixtures/session.ts';
import { ofEveryTest } from './guarded-uvu.ts';

const MODALS = [
  administrativeUserModal,
  branchModal,
  cashierModal,
  closingModal,
  findModal,
  profileModal,
  transactionModal,
];

/**
 * Resets the portal before each test: the cashier of `fixtures/session.ts` is signed in, at `/`, with nothing open, read, typed
 * or stored.
 */
ofEveryTest.begin = () => {
  for (const modal of MODALS) modal.close();
  clearMessage();
  clearFilters();
  clearSignUpFailure();
  forgetDraft();
  forgetResources();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  setServerTime(Date.now(), { sentAt: Date.now() });
  startSession(session());
};
