import type { Branch } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { useWholeList } from '../../blocks/list/use-whole-list.ts';
import { WholeListResults } from '../../blocks/list/whole-list-results.tsx';
import { WholeListToolbar } from '../../blocks/list/whole-list-toolbar.tsx';
import { ModalHost } from '../../blocks/modal-host.tsx';
import { existing, useBranchList, useDefaultBranch } from '../../blocks/places/place-lists.ts';
import { useOpenCreateDialog } from '../../blocks/use-open-create-dialog.ts';
import { can } from '../../domain/permissions.ts';
import { type CurrentUser, currentUser } from '../../stores/current-user.ts';
import { Button } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { CREATES_BRANCHES } from './branch-actions.ts';
import { branchModal } from './branch-modal.ts';
import { BranchesTable } from './branches-table.tsx';

const NONE = [] as const;

const searchedTexts = ({ name, referenceId, address }: Branch) => [name, referenceId, address];

const loadDialogs = async () => (await import('./step-dialogs.ts')).DIALOGS;

export default function BranchesScreen() {
  useSignals();
  const user = currentUser.value;
  return user && <Branches user={user} />;
}

function Branches({ user }: { user: CurrentUser }) {
  useSignals();
  const all = useBranchList();
  const byDefault = useDefaultBranch();
  const branches = all.data.value && existing(all.data.value);
  const defaultBranch = byDefault.data.value;
  useOpenCreateDialog(() => can(user, CREATES_BRANCHES) && branchModal.open({ step: 'create' }));
  const list = useWholeList(branches ?? NONE, searchedTexts);
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
      <WholeListToolbar list={list} defaultName={defaultBranch?.name} />
      <WholeListResults
        label="Sucursales"
        list={list}
        loading={!branches || defaultBranch === undefined}
        failure={all.failure.value ?? byDefault.failure.value}
        onRetry={() => void Promise.all([all.refresh(), byDefault.refresh()])}
      >
        <BranchesTable rows={list.shown} defaultBranchId={defaultBranch?.id} person={user} />
      </WholeListResults>
      <ModalHost modal={branchModal} dialogs={loadDialogs} rows={branches} />
    </>
  );
}
