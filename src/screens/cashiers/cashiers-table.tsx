import type { Cashier } from '@cobros/sdk';
import { countedText } from '#blocks/count-text.ts';
import { DetailAndNet, useTodayNet } from '#blocks/daily/use-today-net.tsx';
import { ActiveOrBlockedChip } from '#blocks/list/active-or-blocked-chip.tsx';
import { Clipped, EmailAddress } from '#blocks/list/clipped.tsx';
import * as css from '#blocks/list/list-cells.css.ts';
import { NameWithTags } from '#blocks/list/name-with-tags.tsx';
import { menuItems } from '#blocks/list/row-actions.ts';
import { can, type Person } from '#domain/permissions.ts';
import { below } from '#styles/responsive.ts';
import { MenuButton } from '#ui/menu-button.tsx';
import { type Column, RowLines, Table, TwoLines } from '#ui/table.tsx';
import { useMedia } from '#ui/use-below.ts';
import { cashierActions, cashierModal, SEES_ACTIONS } from './cashier-actions.ts';
import type { ShownBranch } from './use-shown-branch.ts';

interface CashiersTableProps {
  rows: readonly Cashier[];
  /** All cashiers of the branch, including the titular cashiers of the children shown. */
  all: readonly Cashier[];
  defaultCashierId: string | undefined;
  branch: ShownBranch;
  person: Person;
}

export function CashiersTable({ rows, all, defaultCashierId, branch, person }: CashiersTableProps) {
  const name = (cashier: Cashier) => (
    <NameWithTags name={cashier.name} tags={tagsOf(cashier, all, defaultCashierId)} />
  );
  const menu = (cashier: Cashier) => {
    const offered = cashierActions(cashier, defaultCashierId, person);
    return (
      offered.length > 0 && (
        <MenuButton
          label={`Acciones de ${cashier.name}`}
          items={() => menuItems(offered, (step) => cashierModal.open({ step, cashier, branch }))}
        />
      )
    );
  };
  const whole = lettersAcross(rows) > MOST_LETTERS ? css.wholeMore : css.whole;
  // In a narrow table another column would push the actions out of sight.
  const access: Column<Cashier>[] = useMedia(below(1366))
    ? [{ key: 'access', header: 'Usuario y correo', cell: usernameAndEmail }]
    : [
        {
          key: 'username',
          header: 'Usuario',
          cell: ({ username }) => <span className={whole}>@{username}</span>,
        },
        {
          key: 'email',
          header: 'Correo electrónico',
          cell: ({ emailAddress }) => <EmailAddress className={whole} address={emailAddress} />,
        },
      ];
  const columns: Column<Cashier>[] = [
    { key: 'name', header: 'Nombre', cell: name },
    {
      key: 'reference',
      header: 'Referencia',
      cell: ({ referenceId }) => <Clipped className={css.clippedReference} text={referenceId ?? ''} />,
    },
    ...access,
    { key: 'status', header: 'Estado', cell: ({ status }) => <ActiveOrBlockedChip status={status} /> },
  ];
  const net = useTodayNet<Cashier>('cashier', branch.scope.businessBranchId);
  columns.push(...net.columns);
  const seesActions = can(person, SEES_ACTIONS);
  if (seesActions) columns.push({ key: 'actions', header: 'Acciones', align: 'actions', cell: menu });
  return (
    <Table
      caption="Cajas"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      twoLines
      rowList={(cashier) => (
        <RowLines
          name={name(cashier)}
          amount={<ActiveOrBlockedChip status={cashier.status} />}
          detail={
            <DetailAndNet
              detail={[cashier.referenceId, `@${cashier.username}`].filter(Boolean).join(' · ')}
              net={net.line?.(cashier)}
            />
          }
          menu={seesActions ? menu(cashier) : undefined}
        />
      )}
    />
  );
}

/** With more, names would wrap to many lines, and the actions be pushed out of sight at 1366 pixels. */
const MOST_LETTERS = 68;

/** Letters of the longest texts side by side, with the name in two lines. */
function lettersAcross(rows: readonly Cashier[]): number {
  const longest = (of: (cashier: Cashier) => string | null) =>
    Math.max(0, ...rows.map((cashier) => of(cashier)?.length ?? 0));
  return (
    longest(({ name }) => name) / 2 +
    longest(({ referenceId }) => referenceId) +
    longest(({ username }) => username) +
    longest(({ emailAddress }) => emailAddress)
  );
}

const usernameAndEmail = ({ username, emailAddress }: Cashier) => (
  <TwoLines
    first={<span className={css.wholeLine}>@{username}</span>}
    second={<EmailAddress className={css.wholeLine} address={emailAddress} />}
  />
);

function tagsOf(cashier: Cashier, all: readonly Cashier[], defaultCashierId: string | undefined): string[] {
  const children = cashier.childrenUser?.length ?? 0;
  const titular = cashier.isChildCashier ? titularOf(cashier, all) : undefined;
  return [
    ...(cashier.id === defaultCashierId ? ['Predeterminada'] : []),
    ...(children > 0 ? [`Titular de ${countedText(children, 'caja', 'cajas')}`] : []),
    ...(titular ? [`Hija de ${titular.name}`] : []),
  ];
}

function titularOf(child: Cashier, all: readonly Cashier[]): Cashier | undefined {
  return all.find(({ childrenUser }) => childrenUser?.includes(child.id));
}
