import type { Branch } from '@cobros/sdk';
import { Link } from 'wouter';
import { DetailAndNet, useTodayNet } from '#blocks/daily/use-today-net.tsx';
import { ActiveOrBlockedChip } from '#blocks/list/active-or-blocked-chip.tsx';
import { Clipped } from '#blocks/list/clipped.tsx';
import * as css from '#blocks/list/list-cells.css.ts';
import { NameWithTags } from '#blocks/list/name-with-tags.tsx';
import { menuItems } from '#blocks/list/row-actions.ts';
import { cashiersLink } from '#blocks/places/cashiers-link.ts';
import { can, type Person } from '#domain/permissions.ts';
import { buttonClass } from '#ui/button.tsx';
import { MenuButton } from '#ui/menu-button.tsx';
import { type Column, RowLines, Table, TwoLines } from '#ui/table.tsx';
import { useBelow } from '#ui/use-below.ts';
import { branchActions, branchModal, offersCashiers, SEES_ACTIONS } from './branch-actions.ts';

interface BranchesTableProps {
  rows: readonly Branch[];
  defaultBranchId: string | undefined;
  person: Person;
}

export function BranchesTable({ rows, defaultBranchId, person }: BranchesTableProps) {
  const seesActions = can(person, SEES_ACTIONS);
  const tagsOf = ({ id }: Branch) => (id === defaultBranchId ? ['Predeterminada'] : []);
  const name = (branch: Branch) => <NameWithTags name={branch.name} tags={tagsOf(branch)} />;
  const menu = (branch: Branch) => {
    const offered = branchActions(branch, defaultBranchId, person);
    return (
      offered.length > 0 && (
        <MenuButton
          label={`Acciones de ${branch.name}`}
          items={() => menuItems(offered, (step) => branchModal.open({ step, branch }))}
        />
      )
    );
  };
  const actions = (branch: Branch) => (
    <span className={css.rowActions}>
      {offersCashiers(person) && (
        <CashiersLink branch={branch} className={buttonClass('text', 'sm')}>
          Ver cajas
        </CashiersLink>
      )}
      {menu(branch)}
    </span>
  );
  const linkedName = (branch: Branch) =>
    offersCashiers(person) ? (
      <NameWithTags name={<CashiersLink branch={branch}>{branch.name}</CashiersLink>} tags={tagsOf(branch)} />
    ) : (
      name(branch)
    );
  // In a narrow table this column would leave no space for names.
  const place: Column<Branch>[] = useBelow('lg')
    ? [{ key: 'place', header: 'Dirección', cell: referenceAndAddress }]
    : [
        {
          key: 'reference',
          header: 'Referencia',
          cell: ({ referenceId }) => <Clipped className={css.clippedReference} text={referenceId} />,
        },
        {
          key: 'address',
          header: 'Dirección',
          cell: ({ address }) => <Clipped className={css.clipped} text={address} />,
        },
      ];
  const columns: Column<Branch>[] = [
    { key: 'name', header: 'Sucursal', cell: seesActions ? name : linkedName },
    ...place,
    { key: 'status', header: 'Estado', cell: ({ status }) => <ActiveOrBlockedChip status={status} /> },
  ];
  const net = useTodayNet<Branch>('branch');
  columns.push(...net.columns);
  if (seesActions) columns.push({ key: 'actions', header: 'Acciones', align: 'actions', cell: actions });
  return (
    <Table
      caption="Sucursales"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      twoLines
      rowList={(branch) => (
        <RowLines
          name={linkedName(branch)}
          amount={<ActiveOrBlockedChip status={branch.status} />}
          detail={
            <DetailAndNet detail={`${branch.referenceId} · ${branch.address}`} net={net.line?.(branch)} />
          }
          menu={seesActions ? menu(branch) : undefined}
        />
      )}
    />
  );
}

type CashiersLinkProps = { branch: Branch; className?: string; children: string };

const CashiersLink = ({ branch, className, children }: CashiersLinkProps) => (
  <Link
    {...cashiersLink(branch, false)}
    className={className ?? css.rowLink}
    aria-label={`Ver cajas de ${branch.name}`}
  >
    {children}
  </Link>
);

const referenceAndAddress = ({ referenceId, address }: Branch) => (
  <TwoLines
    first={<Clipped className={css.clippedLine} text={referenceId} />}
    second={<Clipped className={css.clippedLine} text={address} />}
  />
);
