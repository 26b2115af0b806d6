import { findModal } from '../../src/app/find/find-modal.ts';
import { transactionModal } from '../../src/features/transaction/transaction-modal.ts';
import { administrativeUserModal } from '../../src/screens/administrative-users/administrative-user-actions.ts';
import { branchModal } from '../../src/screens/branches/branch-actions.ts';
import { cashierModal } from '../../src/screens/cashiers/cashier-actions.ts';
import { closingModal } from '../../src/screens/closings/closing-actions.ts';
import { clearFilters } from '../../src/screens/dashboard/dashboard-filters.ts';
import { profileModal } from '../../src/screens/profile/profile-modal.ts';
import { forgetDraft } from '../../src/screens/sign-up/draft.ts';
import { clearSignUpFailure } from '../../src/screens/sign-up/sign-up-outcome.ts';
import { setServerTime } from '../../src/stores/clock.ts';
import { clearMessage } from '../../src/stores/messages.ts';
import { forgetResources } from '../../src/stores/resource.ts';
import { startSession } from '../../src/stores/session.ts';
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
