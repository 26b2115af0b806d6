import type { ClosingDetail } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { onlyNarrow, onlyWide } from '../../../../styles/layout.css.ts';
import { api } from '../../../api/api.ts';
import { exportState, startExport } from '../../../blocks/file-export.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Breadcrumb, PageHead } from '../../../ui/page.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { ClosingAction } from '../closing-actions.ts';
import { ClosingStatusChip } from '../closing-status-chip.tsx';
import { paymentsText, refundsText } from '../closing-words.ts';

interface ClosingHeadProps {
  closing: ClosingDetail;
  actions: readonly ClosingAction[];
  parents: readonly { label: string; href: string }[];
  onPrint: () => void;
}

export function ClosingHead({ closing, actions, parents, onPrint }: ClosingHeadProps) {
  useSignals();
  const { id, formattedNumber, formattedCreationDate, status, count, refundCount } = closing;
  const exporting = exportState.value.step === 'running';
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
          {actions.includes('export') && (
            <>
              <span className={onlyWide}>
                <Button
                  variant="outline"
                  icon="download"
                  loading={exporting}
                  loadingLabel="Exportando"
                  onClick={exportAll}
                >
                  Exportar a Excel
                </Button>
              </span>
              <span className={onlyNarrow}>
                {exporting ? (
                  <Spinner />
                ) : (
                  <IconButton icon="download" label="Exportar a Excel" onClick={exportAll} />
                )}
              </span>
            </>
          )}
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
