import { onlyWide } from '../../../../styles/layout.css.ts';
import { openNewRequest } from '../../../blocks/transaction/transaction-modal.ts';
import { TransactionViewLinks } from '../../../blocks/transaction/transaction-view-links.tsx';
import { Button } from '../../../ui/button.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { AlertToggles } from '../alerts/alert-toggles.tsx';
import type { Dashboard } from '../dashboard-store.ts';
import { LiveIndicator } from './live-indicator.tsx';

export const SEND_KEY = 'F2';

interface DashboardHeaderProps {
  dashboard: Dashboard;
  timeZone: string;
  maySend: boolean;
  canSend: boolean;
}

export const DashboardHeader = ({ dashboard, timeZone, maySend, canSend }: DashboardHeaderProps) => (
  <PageHead
    title="Pagos"
    actions={
      <>
        <AlertToggles />
        {maySend && (
          <div className={onlyWide}>
            <Button
              icon="send"
              shortcut={SEND_KEY}
              aria-keyshortcuts={SEND_KEY}
              disabled={!canSend}
              onClick={openNewRequest}
            >
              Enviar solicitud
            </Button>
          </div>
        )}
      </>
    }
  >
    <TransactionViewLinks />
    <LiveIndicator dashboard={dashboard} timeZone={timeZone} />
  </PageHead>
);
