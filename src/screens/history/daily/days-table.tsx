import type { TransactionDay } from '@cobros/sdk';
import { countText, paymentsText } from '../../../blocks/count-text.ts';
import { DayFilterButton } from '../../../blocks/daily/day-filter-button.tsx';
import { type Column, RowLines, Table } from '../../../ui/table.tsx';

interface DaysTableProps {
  days: readonly TransactionDay[];
  /** The day that the list is filtered by. */
  chosen: string;
  onChoose: (day: string) => void;
}

/** The same days, newest first. */
export function DaysTable({ days, chosen, onChoose }: DaysTableProps) {
  const name = (one: TransactionDay) => <DayFilterButton {...{ one, chosen, onChoose }} />;
  return (
    <Table
      caption="Recibido por día"
      dense
      rows={days.toReversed()}
      rowKey={({ day }) => day}
      isSelected={({ day }) => day === chosen}
      columns={[{ key: 'day', header: 'Día', cell: name }, ...COLUMNS]}
      rowList={(one) => (
        <RowLines
          name={name(one)}
          amount={<b>{one.formattedReceivedAmount}</b>}
          detail={paymentsText(one.receivedCount)}
          chip={one.refundedCount > 0 && `−${one.formattedRefundedAmount}`}
        />
      )}
    />
  );
}

const COLUMNS: readonly Column<TransactionDay>[] = [
  { key: 'payments', header: 'Pagos', align: 'end', cell: (one) => countText(one.receivedCount) },
  { key: 'received', header: 'Recibido', align: 'end', cell: (one) => one.formattedReceivedAmount },
  { key: 'refunded', header: 'Reembolsado', align: 'end', cell: (one) => one.formattedRefundedAmount },
  { key: 'net', header: 'Neto', align: 'end', cell: (one) => <b>{one.formattedNetAmount}</b> },
];
