import type { ListedRefundRequest, ListRefundRequestsAnswer } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { useSearch } from 'wouter';
import { countText } from '#blocks/count-text.ts';
import { ListLoading, ListRows } from '#blocks/list/list-results.tsx';
import { ReadFailed } from '#blocks/list/read-failed.tsx';
import { type Reading, useListPage } from '#blocks/list/use-list-page.ts';
import { ModalHost } from '#blocks/modal-host.tsx';
import { DetailHost, TransactionModalHost } from '#features/transaction/transaction-hosts.tsx';
import { usePolling } from '#stores/polling.ts';
import { onlyWide } from '#styles/layout.css.ts';
import { secondary } from '#styles/typography.css.ts';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { CountBadge } from '#ui/count-badge.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { approvalsAddress, refundApprovalModal } from './refund-approval-actions.ts';
import * as css from './refund-approvals.css.ts';
import { RefundApprovalsTable } from './refund-approvals-table.tsx';
import { listWaitingRequests, POLL_SECONDS, waitingKey } from './waiting-requests-operation.ts';

const loadDialogs = async () => (await import('./refund-approval-dialogs.tsx')).DIALOGS_BY_STEP;

const LABEL = 'Reembolsos por aprobar';

/** Requests to refund that wait for an approval. */
export default function RefundApprovalsScreen() {
  useSignals();
  const view = approvalsAddress.parse(useSearch());
  const reading = useListPage(waitingKey(view), listWaitingRequests(view));
  usePolling(reading.refresh, POLL_SECONDS, ['refund-requests']);
  const { page } = reading;
  const rowsAround = () => page?.data.map(({ transaction }) => transaction) ?? [];
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
      <Waiting reading={reading} />
      <ModalHost modal={refundApprovalModal} dialogs={loadDialogs} />
      <TransactionModalHost />
      <DetailHost rowsAround={rowsAround} />
    </>
  );
}

function Waiting({ reading }: { reading: Reading<ListRefundRequestsAnswer> }) {
  const { page, stale, failure, refresh } = reading;
  if (failure)
    return (
      <Card flush>
        <ReadFailed
          title="No se pudieron cargar los reembolsos"
          failure={failure}
          onRetry={() => void refresh()}
        />
      </Card>
    );
  if (!page) return <ListLoading label={LABEL} />;
  if (page.count === 0)
    return (
      <Card flush>
        <EmptyState icon="check-circle" title="No hay reembolsos por aprobar">
          Cuando alguien pida uno, aparece aquí y en el menú.
        </EmptyState>
      </Card>
    );
  const table = (rows: readonly ListedRefundRequest[]) => <RefundApprovalsTable rows={rows} />;
  const locked = page.data.find(({ confirmWith }) => confirmWith);
  return (
    <>
      <Card flush>
        {page.data.length === page.count ? (
          table(page.data)
        ) : (
          <ListRows
            label={LABEL}
            page={page}
            stale={stale}
            count={page.count}
            table={table}
            onView={approvalsAddress.changeView}
          />
        )}
      </Card>
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
