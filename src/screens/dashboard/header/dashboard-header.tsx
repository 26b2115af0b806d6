import { onlyWide } from '../../../../styles/layout.css.ts';
import { DashboardHistorySwitch } from '../../../blocks/transaction/dashboard-history-switch.tsx';
import { openCustomerDisplay } from '../../../blocks/transaction/open-customer-display.ts';
import { openLatestPayments, openNewRequest } from '../../../blocks/transaction/transaction-modal.ts';
import { Button } from '../../../ui/button.tsx';
import { MenuButton } from '../../../ui/menu-button.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { AlertToggles } from '../alerts/alert-toggles.tsx';
import type { Dashboard } from '../use-dashboard.ts';
import { LiveIndicator } from './live-indicator.tsx';

export const SEND_KEY = 'F2';
export const LATEST_KEY = 'F8';

interface DashboardHeaderProps {
  dashboard: Dashboard;
  timeZone: string;
  maySend: boolean;
  canSend: boolean;
  /** The user stands at a counter. */
  collects: boolean;
}

export const DashboardHeader = ({
  dashboard,
  timeZone,
  maySend,
  canSend,
  collects,
}: DashboardHeaderProps) => (
  <PageHead
    title="Pagos"
    actions={
      <>
        {collects && (
          <MenuButton
            label="Mostrador"
            icon="cashier"
            items={() => [
              { label: `Últimos cinco pagos (${LATEST_KEY})`, icon: 'clock', onSelect: openLatestPayments },
              { label: 'Pantalla para el cliente', icon: 'qr', onSelect: openCustomerDisplay },
            ]}
          />
        )}
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
    <DashboardHistorySwitch />
    <LiveIndicator dashboard={dashboard} timeZone={timeZone} />
  </PageHead>
);
