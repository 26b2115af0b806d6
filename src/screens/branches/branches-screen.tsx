import { useSignals } from '@preact/signals-react/runtime';
import { useManagedList } from '../../blocks/list/managed-list.ts';
import { ListCard, ListToolbar } from '../../blocks/list/managed-list-view.tsx';
import { ModalHost, type StepDialogs } from '../../blocks/modal-host.tsx';
import { useOpenOnArrival } from '../../blocks/use-open-on-arrival.ts';
import { can } from '../../domain/permissions.ts';
import { useResource } from '../../stores/resource.ts';
import { type CurrentUser, currentUser } from '../../stores/session.ts';
import { Button } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page.tsx';
import { CREATES_BRANCHES } from './branch-actions.ts';
import { type BranchStep, branchModal } from './branch-modal.ts';
import { BRANCH_LIST, branchTexts, loadBranchList } from './branches-store.ts';
import { BranchesTable } from './branches-table.tsx';

const NONE = [] as const;

const DIALOGS: StepDialogs<BranchStep> = {
  create: () => import('./modals/create-dialog.tsx'),
  edit: () => import('./modals/edit-dialog.tsx'),
  notifications: () => import('./modals/notifications-dialog.tsx'),
  password: () => import('./modals/password-dialog.tsx'),
  lock: () => import('./modals/lock-dialog.tsx'),
  unlock: () => import('./modals/unlock-dialog.tsx'),
  closures: () => import('./modals/closures-dialog.tsx'),
  default: () => import('./modals/default-dialog.tsx'),
  delete: () => import('./modals/delete-dialog.tsx'),
};

export default function BranchesScreen() {
  useSignals();
  const user = currentUser.value;
  return user && <Branches user={user} />;
}

function Branches({ user }: { user: CurrentUser }) {
  useSignals();
  const branches = useResource(BRANCH_LIST, loadBranchList);
  const data = branches.data.value;
  useOpenOnArrival(() => can(user, CREATES_BRANCHES) && branchModal.open({ step: 'create' }));
  const list = useManagedList(data?.branches ?? NONE, branchTexts);
  return (
    <>
      <PageHead
        title="Sucursales"
        actions={
          can(user, CREATES_BRANCHES) && (
            <Button icon="plus" onClick={() => branchModal.open({ step: 'create' })}>
              Nueva sucursal
            </Button>
          )
        }
      />
      <ListToolbar list={list} defaultName={data?.defaultBranch?.name} />
      <ListCard
        label="Sucursales"
        list={list}
        loading={!data}
        failure={branches.failure.value}
        onRetry={() => void branches.refresh()}
      >
        <BranchesTable rows={list.shown} defaultBranchId={data?.defaultBranch?.id} person={user} />
      </ListCard>
      <ModalHost modal={branchModal} dialogs={DIALOGS} rows={data?.branches} />
    </>
  );
}
