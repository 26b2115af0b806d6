import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { parsePage } from '#blocks/list/list-address.ts';
import { ListLoading } from '#blocks/list/list-results.tsx';
import { SubjectFailed } from '#blocks/list/read-failed.tsx';
import { paths } from '#domain/paths.ts';
import { DetailHost, TransactionModalHost } from '#features/transaction/transaction-hosts.tsx';
import { type CurrentUser, currentUser } from '#stores/current-user.ts';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CashierTotalsTable } from './cashier-totals-table.tsx';
import { closingActions } from './closing-actions.ts';
import { listHref } from './closing-links.ts';
import { DepositSection } from './deposits/deposit-section.tsx';
import { ReturnedDepositAlert } from './deposits/returned-deposit-alert.tsx';
import { ClosingCharts } from './detail/closing-charts.tsx';
import { ClosingHead, ClosingStatusAlert, ClosingTiles } from './detail/closing-head.tsx';
import { ClosingTransactions } from './detail/closing-transactions.tsx';
import { useClosing } from './detail/use-closing.ts';
import { RefreshWhileProcessing } from './refresh-while-processing.tsx';
import { ClosingSlipPreview } from './slip/closing-slip-preview.tsx';

export default function ClosingDetailScreen() {
  useSignals();
  const user = currentUser.value;
  const [path] = useLocation();
  const id = path.startsWith(`${paths.closing.history}/`) && path.slice(BASE_PATH.length).split('/')[3];
  return user && id && <ClosingDetail key={id} id={id} user={user} />;
}

function ClosingDetail({ id, user }: { id: string; user: CurrentUser }) {
  useSignals();
  const view = parsePage(new URLSearchParams(useSearch()));
  const reading = useClosing(id, view);
  const [printing, setPrinting] = useState(false);
  const { page, failure, refresh } = reading;
  const parents = [{ label: 'Cierres', href: listHref.value }];
  if (failure || !page)
    return (
      <>
        <Breadcrumb parents={parents} current="Cierre" />
        {failure ? (
          <Card flush>
            <SubjectFailed
              missing="No se encontró el cierre"
              back={
                <Link className={buttonClass('outline')} href={listHref.value}>
                  Ver los cierres
                </Link>
              }
              failure={failure}
              onRetry={() => void refresh()}
            />
          </Card>
        ) : (
          <ListLoading label="Cierre" totals />
        )}
      </>
    );

  const { closing } = page;
  const actions = closingActions(closing, user);
  return (
    <>
      <ClosingHead closing={closing} actions={actions} parents={parents} onPrint={() => setPrinting(true)} />
      <ClosingStatusAlert closing={closing} mayRetry={actions.includes('retry')} />
      <ReturnedDepositAlert deposit={closing.deposit} person={user} />
      <ClosingTiles closing={closing} />
      <DepositSection closing={closing} timeZone={user.business.timeZone} />
      <ClosingCharts closing={closing} />
      {(closing.cashiers.length > 1 || (closing.checkoutName === null && closing.cashiers.length > 0)) && (
        <Card title="Por caja" flush>
          <CashierTotalsTable caption="Por caja" cashiers={closing.cashiers} totals={closing} />
        </Card>
      )}
      <ClosingTransactions reading={reading} view={view} person={user} />
      {closing.status === 'processing' && <RefreshWhileProcessing refresh={refresh} />}
      {printing && <ClosingSlipPreview closing={closing} user={user} onClose={() => setPrinting(false)} />}
      <DetailHost rowsAround={() => page.data} />
      <TransactionModalHost />
    </>
  );
}
