import type { ReactNode } from 'react';
import { paths } from '#domain/paths.ts';
import type { CurrentUser } from '#stores/current-user.ts';
import { PageHead } from '#ui/page-head.tsx';
import { ClosingsViews } from '../closings-views.tsx';

export const ReconcileHead = ({ user, actions }: { user: CurrentUser; actions?: ReactNode }) => (
  <PageHead title="Conciliar" actions={actions}>
    <ClosingsViews person={user} current={paths.closing.reconcile} />
  </PageHead>
);
