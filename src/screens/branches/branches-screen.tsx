import type { Branch } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { forUser } from '#blocks/for-user.tsx';
import { SheetMenu } from '#blocks/imports/sheet-menu.tsx';
import { useImportPage } from '#blocks/imports/use-import-page.ts';
import { ClientSideListResults } from '#blocks/list/client-side-list-results.tsx';
import { ClientSideListToolbar } from '#blocks/list/client-side-list-toolbar.tsx';
import { useClientSideList } from '#blocks/list/use-client-side-list.ts';
import { ModalHost } from '#blocks/modal-host.tsx';
import { existing, useBranchList, useDefaultBranch } from '#blocks/places/place-operations.ts';
import { useOpenCreateDialog } from '#blocks/use-open-create-dialog.ts';
import { can } from '#domain/permissions.ts';
import type { CurrentUser } from '#stores/current-user.ts';
import { Button } from '#ui/button.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { branchModal, CREATES_BRANCHES } from './branch-actions.ts';
import { BranchesTable } from './branches-table.tsx';

const NONE = [] as const;
const TARGET = { kind: 'branches' } as const;

const searchedTexts = ({ name, referenceId, address }: Branch) => [name, referenceId, address];

const loadDialogs = async () => (await import('./branch-dialogs.tsx')).DIALOGS_BY_STEP;

export default forUser(Branches);

function Branches({ user }: { user: CurrentUser }) {
  useSignals();
  const all = useBranchList();
  const byDefault = useDefaultBranch();
  const branches = all.data.value && existing(all.data.value);
  const defaultBranch = byDefault.data.value;
  useOpenCreateDialog(() => can(user, CREATES_BRANCHES) && branchModal.open({ step: 'create' }));
  const list = useClientSideList(branches ?? NONE, searchedTexts);
  const { ImportPage, open, leave } = useImportPage(TARGET);
  if (ImportPage) return <ImportPage target={TARGET} onLeave={leave} />;
  return (
    <>
      <PageHead
        title="Sucursales"
        actions={
          <>
            <SheetMenu person={user} creates={CREATES_BRANCHES} target={TARGET} onImport={open} />
            {can(user, CREATES_BRANCHES) && (
              <Button icon="plus" onClick={() => branchModal.open({ step: 'create' })}>
                Nueva sucursal
              </Button>
            )}
          </>
        }
      />
      {/* Shown only together with the list, which it would otherwise push down. */}
      <ClientSideListToolbar list={list} defaultName={branches && defaultBranch?.name} />
      <ClientSideListResults
        label="Sucursales"
        list={list}
        loading={!branches || defaultBranch === undefined}
        failure={all.failure.value ?? byDefault.failure.value}
        onRetry={() => void Promise.all([all.refresh(), byDefault.refresh()])}
      >
        <BranchesTable rows={list.shown} defaultBranchId={defaultBranch?.id} person={user} />
      </ClientSideListResults>
      <ModalHost modal={branchModal} dialogs={loadDialogs} rows={branches} />
    </>
  );
}
