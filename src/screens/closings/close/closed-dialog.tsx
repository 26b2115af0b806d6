import type { ClosingRow } from '@cobros/sdk';
import { Link, useLocation } from 'wouter';
import { fingerTarget } from '../../../../styles/layout.css.ts';
import { withFullStop } from '../../../domain/with-full-stop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { type Column, RowLines, Table } from '../../../ui/table.tsx';
import { closingHref, wantSlip } from '../closing-links.ts';
import { closingModal } from '../closing-modal.ts';
import type { ClosingOutcome } from '../closing-operations.ts';
import { ClosingStatusChip } from '../closing-status-chip.tsx';
import { placeText } from '../closing-texts.ts';
import * as css from './closing-preview.css.ts';

/** What became of the closings: a single one offers its slip, of several or failed ones each is listed. */
export const ClosedDialog = ({ outcome: { closings, failed, message } }: { outcome: ClosingOutcome }) => {
  const [, navigate] = useLocation();
  const [first] = closings;
  const single = closings.length === 1 && first?.status === 'completed' ? first : undefined;
  const showSlip = ({ id }: ClosingRow) => {
    wantSlip(id);
    navigate(closingHref(id));
  };
  return (
    <Dialog
      title={titleOf(closings.length, failed.length)}
      subtitle={
        failed.length > 0
          ? `${failed.length === 1 ? 'Quedó' : 'Quedaron'} en error ${failed.length} de ${closings.length}`
          : first && <Made message={message} number={first.formattedNumber} />
      }
      onClose={closingModal.close}
      foot={
        <>
          {single && (
            <Button size="full" onClick={() => showSlip(single)}>
              Ver comprobante
            </Button>
          )}
          <Button
            variant={single ? 'text' : 'outline'}
            size={single ? 'regular' : 'full'}
            onClick={closingModal.close}
          >
            Entendido
          </Button>
        </>
      }
    >
      {!single && <ClosingsAndReasons closings={closings} failed={failed} />}
    </Dialog>
  );
};

function Made({ message, number }: { message: string; number: string }) {
  const [before = '', ...after] = message.split(number);
  if (after.length === 0) return message;
  return (
    <>
      {before}
      <b className={css.number}>{number}</b>
      {after.join(number)}
    </>
  );
}

function titleOf(made: number, failed: number): string {
  if (failed > 0) return 'Realizar cierre';
  return made === 1 ? 'Cierre realizado' : 'Cierres realizados';
}

const ClosingsAndReasons = ({ closings, failed }: Pick<ClosingOutcome, 'closings' | 'failed'>) => (
  <>
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
  </>
);

const NumberLink = ({ row }: { row: ClosingRow }) => (
  <Link href={closingHref(row.id)} className={fingerTarget}>
    {row.formattedNumber}
  </Link>
);

const COLUMNS: readonly Column<ClosingRow>[] = [
  { key: 'number', header: 'Cierre', cell: (row) => <NumberLink row={row} /> },
  { key: 'place', header: 'Sucursal y caja', cell: placeText },
  { key: 'status', header: 'Estado', cell: ({ status }) => <ClosingStatusChip status={status} /> },
  { key: 'net', header: 'Neto', align: 'end', cell: (row) => <b>{row.formattedNetAmount}</b> },
];
