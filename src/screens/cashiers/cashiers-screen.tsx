import type { Cashier } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { forUser } from '#blocks/for-user.tsx';
import { SheetMenu } from '#blocks/imports/sheet-menu.tsx';
import { useImportPage } from '#blocks/imports/use-import-page.ts';
import { ClientSideListResults } from '#blocks/list/client-side-list-results.tsx';
import { ClientSideListToolbar } from '#blocks/list/client-side-list-toolbar.tsx';
import { useClientSideList } from '#blocks/list/use-client-side-list.ts';
import { ModalHost } from '#blocks/modal-host.tsx';
import { useCashierList } from '#blocks/places/place-operations.ts';
import { useOpenCreateDialog } from '#blocks/use-open-create-dialog.ts';
import { paths } from '#domain/paths.ts';
import { can } from '#domain/permissions.ts';
import type { CurrentUser } from '#stores/current-user.ts';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { Button } from '#ui/button.tsx';
import type { MenuItem } from '#ui/menu.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { blockable, CREATES_CASHIERS, cashierModal } from './cashier-actions.ts';
import { CashiersTable } from './cashiers-table.tsx';
import { type ShownBranch, useLeaveMissingBranch, useShownBranch } from './use-shown-branch.ts';

const NONE = [] as const;

const searchedTexts = ({ name, referenceId, username, emailAddress }: Cashier) => [
  name,
  referenceId,
  username,
  emailAddress,
];

const loadDialogs = async () => (await import('./cashier-dialogs.tsx')).DIALOGS_BY_STEP;

export default forUser(OfBranch);

function OfBranch({ user }: { user: CurrentUser }) {
  const branch = useShownBranch(user);
  return branch && <Cashiers key={branch.id} user={user} branch={branch} />;
}

function Cashiers({ user, branch }: { user: CurrentUser; branch: ShownBranch }) {
  useSignals();
  const cashiers = useCashierList(branch.scope.businessBranchId);
  const data = cashiers.data.value;
  useLeaveMissingBranch(user, cashiers.failure.value);
  useOpenCreateDialog(() => can(user, CREATES_CASHIERS) && cashierModal.open({ step: 'create', branch }));
  const list = useClientSideList(data?.users ?? NONE, searchedTexts);
  const target = { kind: 'cashiers', branchName: branch.name, ...branch.scope } as const;
  const { ImportPage, open, leave } = useImportPage(target);
  if (ImportPage) return <ImportPage target={target} hasBranches={user.type === 'admin'} onLeave={leave} />;
  return (
    <>
      <PageHead
        title="Cajas"
        breadcrumb={
          user.type === 'admin' && (
            <Breadcrumb
              parents={[{ label: 'Sucursales', href: paths.branches.root }]}
              current={branch.name}
            />
          )
        }
        actions={
          <>
            <SheetMenu
              person={user}
              creates={CREATES_CASHIERS}
              target={target}
              onImport={open}
              userIds={data?.users.map(({ id }) => id)}
              bulk={bulkActions(list.matching, user, branch)}
            />
            {can(user, CREATES_CASHIERS) && (
              <Button icon="plus" onClick={() => cashierModal.open({ step: 'create', branch })}>
                Nueva caja
              </Button>
            )}
          </>
        }
      />
      <ClientSideListToolbar list={list} defaultName={data?.defaultUser?.name} />
      <ClientSideListResults
        label="Cajas"
        list={list}
        loading={!data}
        failure={cashiers.failure.value}
        onRetry={() => void cashiers.refresh()}
      >
        <CashiersTable
          rows={list.shown}
          all={data?.users ?? NONE}
          defaultCashierId={data?.defaultUser?.id}
          branch={branch}
          person={user}
        />
      </ClientSideListResults>
      <ModalHost modal={cashierModal} dialogs={loadDialogs} rows={data?.users} />
    </>
  );
}

/** One cashier is blocked from the menu of its row. */
const bulkActions = (among: readonly Cashier[], user: CurrentUser, branch: ShownBranch): MenuItem[] =>
  blockable(among, user).length > 1
    ? [
        {
          label: 'Bloquear varias',
          icon: 'lock',
          onSelect: () => cashierModal.open({ step: 'block-many', among, branch }),
        },
      ]
    : [];
