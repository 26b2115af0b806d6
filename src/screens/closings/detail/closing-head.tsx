import type { ClosingDetail } from '@cobros/sdk';
import { Link } from 'wouter';
import { paymentsText } from '#blocks/count-text.ts';
import { ExportButton } from '#blocks/list/export-button.tsx';
import { withFullStop } from '#domain/with-full-stop.ts';
import { figures } from '#styles/typography.css.ts';
import { Alert } from '#ui/alert.tsx';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { Button } from '#ui/button.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { Parts } from '#ui/parts.tsx';
import { Stats } from '#ui/stat-tile.tsx';
import { parseClosingStatus } from '#words/closing-status.ts';
import type { ClosingAction } from '../closing-actions.ts';
import { closingHref } from '../closing-links.ts';
import { ClosingNumbers } from '../closing-numbers.tsx';
import { exportClosing } from '../closing-operations.ts';
import { ClosingStatusChip } from '../closing-status-chip.tsx';
import { cashierText, makerText, momentLabel, refundedText, refundsText } from '../closing-texts.ts';
import { RetryClosingButton } from '../retry-closing-button.tsx';

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
          {actions.includes('export') && (
            <ExportButton csv onExport={(format) => exportClosing(closing, format)} />
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

export const ClosingTiles = ({ closing }: { closing: ClosingDetail }) => (
  <Stats
    label="Totales del cierre"
    stats={[
      { label: 'Neto', value: closing.formattedNetAmount },
      { label: 'Recibido', value: closing.formattedGrossAmount, note: paymentsText(closing.count) },
      { label: 'Reembolsado', value: refundedText(closing), note: refundsText(closing.refundCount) },
      { label: 'Caja', value: cashierText(closing), note: closing.branchName },
      {
        label: momentLabel(closing),
        value: closing.formattedCreationTime,
        note: <Parts of={[closing.formattedCreationDate, makerText(closing)]} />,
      },
    ]}
  />
);

interface ClosingStatusAlertProps {
  closing: ClosingDetail;
  mayRetry: boolean;
}

/** Explains why a closing failed or was canceled, and where its money is. */
export function ClosingStatusAlert({ closing, mayRetry }: ClosingStatusAlertProps) {
  const reason = closing.errorReason && withFullStop(closing.errorReason);
  switch (parseClosingStatus(closing.status)) {
    case 'error':
      return (
        <Alert
          tone="error"
          title="El cierre quedó en error"
          action={mayRetry && <RetryClosingButton closing={closing} />}
        >
          {reason} Su dinero sigue en Pagos por liquidar.
        </Alert>
      );
    case 'canceled':
      return (
        <Alert tone="info" title="El cierre se canceló">
          {reason && <ClosingNumbers text={reason} />}
          {closing.replacedBy.map(({ id, formattedNumber }) => (
            <span key={id}>
              {' '}
              <Link className={figures} href={closingHref(id)}>
                Ver el cierre {formattedNumber}
              </Link>
            </span>
          ))}
        </Alert>
      );
    default:
      return null;
  }
}
