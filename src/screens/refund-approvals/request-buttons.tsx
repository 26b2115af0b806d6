import type { ListedRefundRequest } from '@cobros/sdk';
import { transactionModal } from '#features/transaction/transaction-modal.ts';
import { secondary } from '#styles/typography.css.ts';
import { Button } from '#ui/button.tsx';
import { refundApprovalModal } from './refund-approval-actions.ts';

interface RequestButtonsProps {
  request: ListedRefundRequest;
  /** Small in a row of the table; below 900 px as large as a finger, with the amount. */
  size: 'sm' | 'regular';
}

export function RequestButtons({ request, size }: RequestButtonsProps) {
  const { formattedAmount, requestedBy, mayApprove, mayReject, mayWithdraw, confirmWith } = request;
  const named = (what: string) => `${what} ${formattedAmount} de ${requestedBy.name}`;
  if (mayWithdraw)
    return (
      <>
        <span className={secondary}>Lo pediste tú</span>
        <Button
          variant="outline"
          size={size}
          onClick={() =>
            transactionModal.open({ step: 'withdraw-refund', transaction: request.transaction, request })
          }
        >
          Retirar
        </Button>
      </>
    );
  return (
    <>
      {mayReject && (
        <Button
          variant={size === 'sm' ? 'text-danger' : 'outline'}
          size={size}
          aria-label={named('Rechazar')}
          onClick={() => refundApprovalModal.open({ step: 'reject-refund', request })}
        >
          Rechazar
        </Button>
      )}
      {mayApprove ? (
        <Button
          variant="soft"
          size={size}
          {...(confirmWith && size === 'sm' && { icon: 'lock' as const })}
          aria-label={named('Aprobar')}
          onClick={() => refundApprovalModal.open({ step: 'approve-refund', request })}
        >
          {size === 'sm' ? 'Aprobar' : `Aprobar ${formattedAmount}`}
        </Button>
      ) : (
        <span className={secondary}>Pasa de tu límite</span>
      )}
    </>
  );
}
