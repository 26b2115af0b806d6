import type { Branch } from '@cobros/sdk';
import { paths } from '#domain/paths.ts';
import { OPENS_NEW } from '../use-open-create-dialog.ts';

export interface LinkTarget {
  href: string;
  state?: object;
}

/** Link from a branch to its cashiers. */
export function cashiersLink({ id, name, admin }: Branch, opensNew: boolean): Required<LinkTarget> {
  return {
    href: paths.branches.checkouts,
    state: {
      branchId: id,
      branchName: name,
      username: admin.username,
      emailAddress: admin.emailAddress,
      ...(opensNew && OPENS_NEW),
    },
  };
}
