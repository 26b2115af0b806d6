import type { Failure } from '@cobros/sdk';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { paths } from '../../domain/paths.ts';
import type { CurrentUser } from '../../stores/session.ts';

/** The branch whose cashiers are shown. */
export interface CashierBranch {
  id: string;
  name: string;
  /** Of its admin: the user names of the cashiers begin with it. */
  username: string;
  /** In the content of every call: an admin names the branch it acts in. */
  scope: { businessBranchId?: string };
}

/** An admin comes with the branch in the navigation state, which a reload keeps; without it back to Sucursales. */
export function useCashierBranch(user: CurrentUser): CashierBranch | undefined {
  const [path, navigate] = useLocation();
  const branch = branchOf(user, useHistoryState<unknown>());
  // Whoever leaves takes the state along before the next screen is there.
  const missing = branch === undefined && path === paths.branches.checkouts;
  useEffect(() => {
    if (missing) navigate(paths.branches.root, { replace: true });
  }, [missing, navigate]);
  return branch;
}

/** A branch that is not there counts as not said. */
export function useLeaveMissingBranch(user: CurrentUser, failure: Failure | undefined): void {
  const [, navigate] = useLocation();
  const missing = user.type === 'admin' && failure?.status === 404;
  useEffect(() => {
    if (missing) navigate(paths.branches.root, { replace: true });
  }, [missing, navigate]);
}

export function branchOf(
  user: Pick<CurrentUser, 'type' | 'branchId' | 'branchName' | 'username'>,
  navigationState: unknown,
): CashierBranch | undefined {
  if (user.type !== 'admin')
    return { id: user.branchId ?? '', name: user.branchName ?? '', username: user.username, scope: {} };
  const { branchId, branchName, username } = (navigationState ?? {}) as Record<string, unknown>;
  if (typeof branchId !== 'string' || branchId === '') return undefined;
  return {
    id: branchId,
    name: String(branchName ?? ''),
    username: String(username ?? ''),
    scope: { businessBranchId: branchId },
  };
}
