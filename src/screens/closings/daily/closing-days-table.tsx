import type { ClosingDay } from '@cobros/sdk';
import { row } from '../../../../styles/layout.css.ts';
import { muted } from '../../../../styles/typography.css.ts';
import { DayFilterButton } from '../../../blocks/daily/day-filter-button.tsx';
import { RowLines, Table } from '../../../ui/table.tsx';
import { ClosingStatusChip } from '../closing-status-chip.tsx';
import { closingsText } from '../closing-texts.ts';
import { noClosingText, stackedTotals } from './closings-chart-data.ts';

interface ClosingDaysTableProps {
  days: readonly ClosingDay[];
  today: string;
  /** The day that the list is filtered by. */
  chosen: string;
  onChoose: (day: string) => void;
}

/** The same days, newest first. */
export function ClosingDaysTable({ days, today, chosen, onChoose }: ClosingDaysTableProps) {
  const name = (one: ClosingDay) => <DayFilterButton {...{ one, chosen, onChoose }} />;
  const closings = (one: ClosingDay) => closingsText(one.totals.reduce((sum, { count }) => sum + count, 0));
  const statuses = (one: ClosingDay) =>
    one.totals.length === 0 ? (
      <span className={muted}>{noClosingText(one, today)}</span>
    ) : (
      <div className={row[2]}>
        {stackedTotals(one).map(({ status }) => (
          <ClosingStatusChip key={status} status={status} />
        ))}
      </div>
    );
  return (
    <Table
      caption="Neto por día"
      dense
      rows={days.toReversed()}
      rowKey={({ day }) => day}
      isSelected={({ day }) => day === chosen}
      columns={[
        { key: 'day', header: 'Día', cell: name },
        { key: 'closings', header: 'Cierres', cell: closings },
        { key: 'statuses', header: 'Estado', cell: statuses },
        { key: 'net', header: 'Neto', align: 'end', cell: (one) => <Net one={one} /> },
      ]}
      rowList={(one) => (
        <RowLines name={name(one)} amount={<Net one={one} />} detail={closings(one)} chip={statuses(one)} />
      )}
    />
  );
}

/** Of the completed ones, which hold their money. */
const Net = ({ one }: { one: ClosingDay }) => (
  <b>{one.totals.find(({ status }) => status === 'completed')?.formattedNetAmount ?? '—'}</b>
);
