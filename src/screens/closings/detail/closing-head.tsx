import type { ClosingDetail } from '@cobros/sdk';
import { api } from '../../../api/api.ts';
import { ExportButton } from '../../../blocks/list/export-button.tsx';
import { startExport } from '../../../blocks/list/file-export.ts';
import { Button } from '../../../ui/button.tsx';
import { Breadcrumb, PageHead } from '../../../ui/page.tsx';
import type { ClosingAction } from '../closing-actions.ts';
import { ClosingStatusChip } from '../closing-status-chip.tsx';
import { paymentsText, refundsText } from '../closing-texts.ts';

interface ClosingHeadProps {
  closing: ClosingDetail;
  actions: readonly ClosingAction[];
  parents: readonly { label: string; href: string }[];
  onPrint: () => void;
}

export function ClosingHead({ closing, actions, parents, onPrint }: ClosingHeadProps) {
  const { id, formattedNumber, formattedCreationDate, status, count, refundCount } = closing;
  const exportAll = () =>
    startExport({
      size: `${paymentsText(count)}, ${refundsText(refundCount)}`,
      load: (signal) => api.closings.exportTransactions({ closingId: id }, { signal }),
    });
  return (
    <PageHead
      title={`Cierre del ${formattedCreationDate}`}
      breadcrumb={<Breadcrumb parents={parents} current={formattedNumber} />}
      actions={
        <>
          {actions.includes('export') && <ExportButton onExport={exportAll} />}
          {actions.includes('slip') && (
            <Button variant="outline" icon="printer" onClick={onPrint}>
              Comprobante de cierre
            </Button>
          )}
        </>
      }
    >
      <ClosingStatusChip status={status} />
    </PageHead>
  );
}
