import type { ClosingRow } from '@cobros/sdk';
import { Link } from 'wouter';
import { withFullStop } from '../../../domain/with-full-stop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { type Column, RowLines, Table } from '../../../ui/table.tsx';
import { closingHref } from '../closing-links.ts';
import { closingModal } from '../closing-modal.ts';
import { ClosingStatusChip } from '../closing-status-chip.tsx';
import { placeText } from '../closing-texts.ts';
import type { ClosingOutcome } from '../operations/close-open-balance.ts';
import * as css from './closing-preview.css.ts';

/** Shown when some of the closings failed. */
export const FailedClosingsDialog = ({ outcome: { closings, failed } }: { outcome: ClosingOutcome }) => (
  <Dialog
    title="Realizar cierre"
    subtitle={`${failed.length === 1 ? 'Quedó' : 'Quedaron'} en error ${failed.length} de ${closings.length}`}
    onClose={closingModal.close}
    foot={
      <Button variant="outline" size="full" onClick={closingModal.close}>
        Entendido
      </Button>
    }
  >
    <div className={css.cashier}>
      <Table
        caption="Cierres"
        columns={COLUMNS}
        rows={closings}
        rowKey={({ id }) => id}
        rowList={(row) => (
          <RowLines
            name={<NumberLink row={row} />}
            amount={<b>{row.formattedNetAmount}</b>}
            detail={placeText(row)}
            chip={<ClosingStatusChip status={row.status} />}
          />
        )}
      />
    </div>
    {failed.map(({ id, formattedNumber, errorReason }) => (
      <Alert key={id} tone="error" title={formattedNumber}>
        {errorReason && withFullStop(errorReason)} Su dinero sigue en Pagos por liquidar; abre el cierre para
        reintentarlo.
      </Alert>
    ))}
  </Dialog>
);

const NumberLink = ({ row }: { row: ClosingRow }) => (
  <Link href={closingHref(row.id)}>{row.formattedNumber}</Link>
);

const COLUMNS: readonly Column<ClosingRow>[] = [
  { key: 'number', header: 'Cierre', cell: (row) => <NumberLink row={row} /> },
  { key: 'place', header: 'Sucursal y caja', cell: placeText },
  { key: 'status', header: 'Estado', cell: ({ status }) => <ClosingStatusChip status={status} /> },
  { key: 'net', header: 'Neto', align: 'end', cell: (row) => <b>{row.formattedNetAmount}</b> },
];
