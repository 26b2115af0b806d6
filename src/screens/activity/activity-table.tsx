import type { ActivityEntry } from '@cobros/sdk';
import { clip, figures, secondary, strong } from '#styles/typography.css.ts';
import { Chip } from '#ui/chip.tsx';
import { classes } from '#ui/classes.ts';
import { type Column, Table, TwoLines } from '#ui/table.tsx';
import { ACTIVITY_KINDS, activityAddress } from './activity-filters.ts';
import * as css from './activity-table.css.ts';

const NOTHING = '—';

interface ActivityTableProps {
  rows: readonly ActivityEntry[];
  sort: 'asc' | 'desc';
  stale: boolean;
}

export const ActivityTable = ({ rows, sort, stale }: ActivityTableProps) => (
  <Table
    caption="Actividad"
    twoLines
    rows={rows}
    rowKey={({ id }) => id}
    columns={COLUMNS}
    sort={{ key: 'date', direction: sort }}
    onSort={({ direction }) => activityAddress.changeView({ sort: direction, page: 1 })}
    stale={stale}
    rowList={(entry) => (
      <div className={css.row}>
        <div className={css.rowHead}>
          <span className={classes(strong, clip)}>{entry.actor.name}</span>
          <KindChip entry={entry} />
        </div>
        <span className={css.sentence}>{entry.description}</span>
        <span className={classes(secondary, figures)}>
          {entry.formattedCreationDate} {entry.formattedCreationTime}
        </span>
      </div>
    )}
  />
);

const COLUMNS: readonly Column<ActivityEntry>[] = [
  {
    key: 'date',
    header: 'Fecha',
    sortable: true,
    cell: (entry) => (
      <div className={figures}>
        <TwoLines first={entry.formattedCreationDate} second={entry.formattedCreationTime} />
      </div>
    ),
  },
  {
    key: 'actor',
    header: 'Persona',
    cell: ({ actor }) => (
      <div className={css.actor}>
        <TwoLines first={<span className={strong}>{actor.name}</span>} second={`@${actor.username}`} />
      </div>
    ),
  },
  { key: 'kind', header: 'Tipo', cell: (entry) => <KindChip entry={entry} /> },
  {
    key: 'description',
    header: 'Qué hizo',
    cell: ({ description }) => <span className={css.sentence}>{description}</span>,
  },
  {
    key: 'from',
    header: 'Desde',
    cell: ({ device, address }) =>
      device || address ? <TwoLines first={device ?? NOTHING} second={address} /> : NOTHING,
  },
];

const KindChip = ({ entry: { kind } }: { entry: ActivityEntry }) => (
  <Chip icon={ACTIVITY_KINDS[kind].icon}>{ACTIVITY_KINDS[kind].label}</Chip>
);
