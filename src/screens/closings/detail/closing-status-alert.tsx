import type { ClosingDetail } from '@cobros/sdk';
import { Link } from 'wouter';
import { parseClosingStatus } from '../../../domain/closing-status.ts';
import { withFullStop } from '../../../domain/with-full-stop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { closingHref } from '../closing-links.ts';
import { RetryClosingButton } from '../retry-closing-button.tsx';

interface ClosingStatusAlertProps {
  closing: ClosingDetail;
  mayRetry: boolean;
}

/** Reason of a failed or canceled closing, and where its money is. */
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
          {reason}
          {closing.replacedBy.map(({ id, formattedNumber }) => (
            <span key={id}>
              {' '}
              <Link href={closingHref(id)}>Ver el cierre {formattedNumber}</Link>
            </span>
          ))}
        </Alert>
      );
    default:
      return null;
  }
}
