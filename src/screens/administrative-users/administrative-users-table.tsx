import type { AdministrativeUser } from '@cobros/sdk';
import { ActiveOrBlockedChip } from '#blocks/list/active-or-blocked-chip.tsx';
import { EmailAddress } from '#blocks/list/clipped.tsx';
import { nameCell, whole } from '#blocks/list/list-cells.css.ts';
import { NameWithTags } from '#blocks/list/name-with-tags.tsx';
import { menuItems } from '#blocks/list/row-actions.ts';
import { can } from '#domain/permissions.ts';
import type { CurrentUser } from '#stores/current-user.ts';
import { below } from '#styles/responsive.ts';
import { figures, muted } from '#styles/typography.css.ts';
import { Chip } from '#ui/chip.tsx';
import { MenuButton } from '#ui/menu-button.tsx';
import { Person } from '#ui/person.tsx';
import { type Column, RowLines, Table, TwoLines } from '#ui/table.tsx';
import { useMedia } from '#ui/use-below.ts';
import { formatPhone } from '#words/phone.ts';
import {
  administrativeUserActions,
  administrativeUserModal,
  MANAGES_ADMINISTRATIVE_USERS,
} from './administrative-user-actions.ts';
import * as css from './administrative-users-table.css.ts';

const NOTHING = '—';

interface AdministrativeUsersTableProps {
  rows: readonly AdministrativeUser[];
  stale: boolean;
  viewer: CurrentUser;
}

export function AdministrativeUsersTable({ rows, stale, viewer }: AdministrativeUsersTableProps) {
  const seesActions = can(viewer, MANAGES_ADMINISTRATIVE_USERS);
  const menu = (person: AdministrativeUser) => {
    const offered = administrativeUserActions(person, viewer);
    return (
      offered.length > 0 && (
        <MenuButton
          label={`Acciones de ${person.name}`}
          items={() => menuItems(offered, (step) => administrativeUserModal.open({ step, person }))}
        />
      )
    );
  };
  const username = (person: AdministrativeUser) => <span className={whole}>@{person.username}</span>;
  const phone = (person: AdministrativeUser) => (
    <span className={`${muted} ${figures}`}>{phoneText(person)}</span>
  );
  // In a narrow table another column would push the actions out of sight, or break usernames.
  const access: Column<AdministrativeUser>[] = useMedia(below(1280))
    ? [
        {
          key: 'access',
          header: 'Usuario y teléfono',
          cell: (person) => <TwoLines first={username(person)} second={phone(person)} />,
        },
      ]
    : [
        { key: 'username', header: 'Usuario', cell: username },
        { key: 'phone', header: 'Teléfono', cell: phone },
      ];
  const columns: Column<AdministrativeUser>[] = [
    {
      key: 'name',
      header: 'Nombre',
      cell: ({ name, emailAddress }) => (
        <div className={css.person} title={name}>
          <Person name={name} detail={<EmailAddress className={css.email} address={emailAddress} />} />
        </div>
      ),
    },
    ...access,
    {
      key: 'role',
      header: 'Rol',
      cell: (person) => (
        <span className={nameCell}>
          {person.role}
          {tagsOf(person, viewer).map((tag) => (
            <Chip key={tag}>{tag}</Chip>
          ))}
        </span>
      ),
    },
    { key: 'status', header: 'Estado', cell: ({ status }) => <ActiveOrBlockedChip status={status} /> },
  ];
  if (seesActions) columns.push({ key: 'actions', header: 'Acciones', align: 'actions', cell: menu });
  return (
    <Table
      caption="Equipo"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      twoLines
      stale={stale}
      rowList={(person) => (
        <RowLines
          name={<NameWithTags name={person.name} tags={tagsOf(person, viewer)} />}
          amount={<ActiveOrBlockedChip status={person.status} />}
          detail={`${person.role} · @${person.username}`}
          menu={seesActions ? menu(person) : undefined}
        />
      )}
    />
  );
}

function tagsOf({ id, isOwner, secondFactorEnabled }: AdministrativeUser, viewer: CurrentUser): string[] {
  return [
    ...(isOwner ? ['Cuenta del negocio'] : []),
    ...(id === viewer.id ? ['Tú'] : []),
    ...(secondFactorEnabled ? ['Dos pasos'] : []),
  ];
}

function phoneText({ countryCode, phoneNumber }: AdministrativeUser): string {
  return phoneNumber ? formatPhone({ countryCode, phoneNumber }) : NOTHING;
}
