import type { ClosingDetail } from '@cobros/sdk';
import { ExportButton } from '../../../blocks/list/export-button.tsx';
import { Breadcrumb } from '../../../ui/breadcrumb.tsx';
import { Button } from '../../../ui/button.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import type { ClosingAction } from '../closing-actions.ts';
import { ClosingStatusChip } from '../closing-status-chip.tsx';
import { exportClosing } from '../operations/export-closing.ts';

interface ClosingHeadProps {
  closing: ClosingDetail;
  actions: readonly ClosingAction[];
  parents: readonly { label: string; href: string }[];
  onPrint: () => void;
}

export function ClosingHead({ closing, actions, parents, onPrint }: ClosingHeadProps) {
  const { formattedNumber, formattedCreationDate, status } = closing;
  return (
    <PageHead
      title={`Cierre del ${formattedCreationDate}`}
      breadcrumb={<Breadcrumb parents={parents} current={formattedNumber} />}
      actions={
        <>
          {actions.includes('export') && <ExportButton onExport={() => exportClosing(closing)} />}
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
