import type { Schemas } from '@cobros/sdk';
import { countedText } from '#blocks/count-text.ts';
import type { AppliedFilter } from '#blocks/list/applied-filter-chips.tsx';
import { exportTitle } from '#blocks/list/current-export.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Facts } from '#ui/facts.tsx';
import { type ExportOrder, exportHistory, rowsText } from './history-operations.ts';

/** `Exportar 1,284 transacciones` */
export const exportLabel = (count: number): string =>
  `Exportar ${countedText(count, 'transacción', 'transacciones')}`;

interface ExportDialogProps {
  order: ExportOrder;
  applied: readonly AppliedFilter[];
  /** Totals of the filtered transactions. */
  totals: Schemas['HistorySummary'];
  onClose: () => void;
}

export function ExportDialog({ order, applied, totals, onClose }: ExportDialogProps) {
  const start = () => {
    onClose();
    void exportHistory(order);
  };
  return (
    <Dialog
      title={exportTitle(order.format)}
      subtitle="Todo el conjunto filtrado, con todas sus páginas"
      onClose={onClose}
      foot={
        <>
          <Button size="full" icon="download" disabled={order.count === 0} onClick={start}>
            {exportLabel(order.count)}
          </Button>
          <Button variant="text" onClick={onClose}>
            Volver
          </Button>
        </>
      }
    >
      <Facts
        boxed
        items={[
          ['Tamaño', rowsText(order.count)],
          ['Recibido', totals.formattedReceivedAmount],
          ['Reembolsado', totals.formattedRefundedAmount],
          ['Neto', totals.formattedNetAmount],
          ['Orden', order.sort === 'desc' ? 'Más recientes primero' : 'Más antiguas primero'],
          ['Filtros', applied.length > 0 ? applied.map(({ label }) => label).join(' · ') : 'Ninguno'],
        ]}
      />
    </Dialog>
  );
}
