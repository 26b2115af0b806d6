import type { ClosingDetail, ClosingRow } from '@cobros/sdk';
import { useState } from 'react';
import { Link } from 'wouter';
import { FailureAlert } from '#blocks/form/failure-alert.tsx';
import { useCall } from '#blocks/form/use-call.ts';
import { withFullStop } from '#domain/with-full-stop.ts';
import { currentUser } from '#stores/current-user.ts';
import { fingerTarget } from '#styles/layout.css.ts';
import { figures } from '#styles/typography.css.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Dialog } from '#ui/dialog.tsx';
import { type Column, RowLines, Table } from '#ui/table.tsx';
import { closingModal } from '../closing-actions.ts';
import { closingHref } from '../closing-links.ts';
import { ClosingNumbers } from '../closing-numbers.tsx';
import { type ClosingOutcome, getClosing } from '../closing-operations.ts';
import { ClosingStatusChip } from '../closing-status-chip.tsx';
import { placeText } from '../closing-texts.ts';
import { ClosingSlipPreview } from '../slip/closing-slip-preview.tsx';
import { type ClosedBefore, ClosedBeforeAlert } from './closed-before.tsx';
import * as css from './closing-preview.css.ts';

interface ClosedDialogProps {
  outcome: ClosingOutcome;
  closedBefore: readonly ClosedBefore[];
}

/** The outcome: a single closing offers its slip, while several or failed ones are listed. */
export const ClosedDialog = ({ outcome: { closings, failed, message }, closedBefore }: ClosedDialogProps) => {
  const [slip, setSlip] = useState<ClosingDetail>();
  const { busy, failure, run } = useCall();
  const [first] = closings;
  const single = closings.length === 1 && first?.status === 'completed' ? first : undefined;
  const print = ({ id }: ClosingRow) =>
    run(async () => {
      const read = await getClosing(id)(new AbortController().signal);
      if (read.ok) setSlip(read.data);
      return read;
    });
  const user = currentUser.peek();
  if (slip && user)
    return <ClosingSlipPreview printsAtOnce closing={slip} user={user} onClose={closingModal.close} />;
  return (
    <Dialog
      title={titleOf(closings.length, failed.length)}
      subtitle={
        failed.length > 0 ? (
          `${failed.length === 1 ? 'Quedó' : 'Quedaron'} en error ${failed.length} de ${closings.length}`
        ) : (
          <ClosingNumbers text={message} />
        )
      }
      busy={busy}
      onClose={closingModal.close}
      alert={failure && <FailureAlert failure={failure} />}
      foot={
        <>
          {single && (
            <Button size="full" icon="printer" loading={busy} onClick={() => void print(single)}>
              Imprimir comprobante
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
      {closedBefore.map((closed) => (
        <ClosedBeforeAlert key={closed.branchName} {...closed} />
      ))}
    </Dialog>
  );
};

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
            amount={<b className={figures}>{row.formattedNetAmount}</b>}
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
  <Link href={closingHref(row.id)} className={classes(fingerTarget, figures)}>
    {row.formattedNumber}
  </Link>
);

const COLUMNS: readonly Column<ClosingRow>[] = [
  { key: 'number', header: 'Cierre', cell: (row) => <NumberLink row={row} /> },
  { key: 'place', header: 'Sucursal y caja', cell: placeText },
  { key: 'status', header: 'Estado', cell: ({ status }) => <ClosingStatusChip status={status} /> },
  { key: 'net', header: 'Neto', align: 'end', cell: (row) => <b>{row.formattedNetAmount}</b> },
];
