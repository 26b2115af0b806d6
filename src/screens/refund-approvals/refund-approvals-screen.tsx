import type { ListedRefundRequest, ListRefundRequestsAnswer } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { countText } from '#blocks/count-text.ts';
import { ListLoading } from '#blocks/list/list-results.tsx';
import { ReadFailed } from '#blocks/list/read-failed.tsx';
import { ModalHost } from '#blocks/modal-host.tsx';
import { DetailHost, TransactionModalHost } from '#features/transaction/transaction-hosts.tsx';
import { useResource } from '#stores/resource.ts';
import { onlyWide } from '#styles/layout.css.ts';
import { secondary } from '#styles/typography.css.ts';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { CountBadge } from '#ui/count-badge.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { refundApprovalModal } from './refund-approval-actions.ts';
import { listWaitingRequests, WAITING_REQUESTS } from './refund-approval-operations.ts';
import * as css from './refund-approvals.css.ts';
import { RefundApprovalsTable } from './refund-approvals-table.tsx';

const loadDialogs = async () => (await import('./refund-approval-dialogs.tsx')).DIALOGS_BY_STEP;

/** Requests to refund that wait for an approval. The menu follows their changes. */
export default function RefundApprovalsScreen() {
  useSignals();
  const reading = useResource(WAITING_REQUESTS, listWaitingRequests);
  const page = reading.data.value;
  const failure = reading.failure.value;
  const rowsAround = () => reading.data.value?.data.map(({ transaction }) => transaction) ?? [];
  return (
    <>
      <PageHead title="Por aprobar">
        {page && page.waiting.count > 0 && (
          <>
            <CountBadge tone="attention">{countText(page.waiting.count)}</CountBadge>
            <p className={classes(secondary, onlyWide)}>
              Reembolsos que pidió tu equipo · {page.waiting.formattedAmount}
            </p>
          </>
        )}
      </PageHead>
      {page ? (
        <Waiting page={page} />
      ) : (
        <Card flush>
          {failure && !reading.loading.value ? (
            <ReadFailed
              title="No se pudieron cargar los reembolsos"
              failure={failure}
              onRetry={() => void reading.refresh()}
            />
          ) : (
            <ListLoading label="Reembolsos por aprobar" />
          )}
        </Card>
      )}
      <ModalHost modal={refundApprovalModal} dialogs={loadDialogs} />
      <TransactionModalHost />
      <DetailHost rowsAround={rowsAround} />
    </>
  );
}

function Waiting({ page: { data, waiting } }: { page: ListRefundRequestsAnswer }) {
  if (data.length === 0)
    return (
      <Card>
        <EmptyState icon="check-circle" title="No hay reembolsos por aprobar">
          Cuando alguien pida uno, aparece aquí y en el menú.
        </EmptyState>
      </Card>
    );
  const locked = data.find(({ confirmWith }) => confirmWith);
  return (
    <>
      <Card flush>
        <RefundApprovalsTable rows={data} />
      </Card>
      {waiting.count > data.length && (
        <p className={css.note}>Se muestran los {countText(data.length)} más antiguos.</p>
      )}
      {locked && (
        <p className={css.lockNote}>
          <Icon name="lock" size="sm" />
          Con candado: {lockText(locked)}.
        </p>
      )}
    </>
  );
}

const lockText = ({ confirmWith, formattedConfirmFrom }: ListedRefundRequest) =>
  [
    confirmWith === 'password' ? 'pide tu contraseña' : 'pide un código de verificación',
    formattedConfirmFrom && `porque es de ${formattedConfirmFrom} o más`,
  ]
    .filter(Boolean)
    .join(', ');
