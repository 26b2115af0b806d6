import type { Failure } from '@cobros/sdk';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { paths } from '#domain/paths.ts';
import type { CurrentUser } from '#stores/current-user.ts';

/** The branch whose cashiers are shown. */
export interface ShownBranch {
  id: string;
  name: string;
  /** Username of the branch's admin, with which the usernames of its cashiers start. */
  username: string;
  /** E-mail address of the branch's admin, if known. */
  emailAddress?: string | undefined;
  /** Part of every call's content: an admin has to name the branch. */
  scope: { businessBranchId?: string };
}

/**
 * For an admin, the branch is in the navigation state, which survives a reload; if it is missing, the user is sent
 * back to the branches.
 */
export function useShownBranch(user: CurrentUser): ShownBranch | undefined {
  const [path, navigate] = useLocation();
  const branch = branchOf(user, useHistoryState<unknown>());
  // When the user leaves, the state changes before the next screen mounts, so the path is checked too.
  const missing = branch === undefined && path === paths.branches.checkouts;
  useEffect(() => {
    if (missing) navigate(paths.branches.root, { replace: true });
  }, [missing, navigate]);
  return branch;
}

/** Returns to the branches if this one does not exist. */
export function useLeaveMissingBranch(user: CurrentUser, failure: Failure | undefined): void {
  const [, navigate] = useLocation();
  const missing = user.type === 'admin' && failure?.status === 404;
  useEffect(() => {
    if (missing) navigate(paths.branches.root, { replace: true });
  }, [missing, navigate]);
}

export function branchOf(
  user: Pick<CurrentUser, 'type' | 'branchId' | 'branchName' | 'username'> &
    Partial<Pick<CurrentUser, 'emailAddress'>>,
  navigationState: unknown,
): ShownBranch | undefined {
  if (user.type !== 'admin')
    return {
      id: user.branchId ?? '',
      name: user.branchName ?? '',
      username: user.username,
      emailAddress: user.emailAddress,
      scope: {},
    };
  const { branchId, branchName, username, emailAddress } = (navigationState ?? {}) as Record<string, unknown>;
  if (typeof branchId !== 'string' || branchId === '') return undefined;
  return {
    id: branchId,
    name: String(branchName ?? ''),
    username: String(username ?? ''),
    ...(typeof emailAddress === 'string' && { emailAddress }),
    scope: { businessBranchId: branchId },
  };
}
