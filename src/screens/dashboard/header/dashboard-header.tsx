import type { ComponentProps } from 'react';
import { DashboardHistorySwitch } from '#features/transaction/dashboard-history-switch.tsx';
import { openCustomerDisplay } from '#features/transaction/open-customer-display.ts';
import {
  openCharge,
  openLatestPayments,
  openNewRequest,
  openOwnQr,
} from '#features/transaction/transaction-modal.ts';
import { onlyNarrow, onlyWide, row } from '#styles/layout.css.ts';
import { Button } from '#ui/button.tsx';
import { framePart } from '#ui/frame-part.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { MenuButton } from '#ui/menu-button.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { AlertToggles } from '../alerts/alert-toggles.tsx';
import type { Dashboard } from '../use-dashboard.ts';
import { LiveIndicator } from './live-indicator.tsx';

export const SEND_KEY = 'F2';
export const LATEST_KEY = 'F8';
export const CHARGE_KEY = 'F9';

const OWN_QR = { icon: 'qr', label: 'Mi QR' } as const;

interface DashboardHeaderProps {
  dashboard: Dashboard;
  timeZone: string;
  maySend: boolean;
  canSend: boolean;
  /** The user is a cashier at a counter. */
  collects: boolean;
  /** True if the backend supports charges. */
  charges: boolean;
}

export const DashboardHeader = ({
  dashboard,
  timeZone,
  maySend,
  canSend,
  collects,
  charges,
}: DashboardHeaderProps) => (
  <PageHead
    title="Pagos"
    actions={
      <>
        {collects && (
          <>
            <div {...framePart('counter')} className={onlyWide}>
              <IconButton named {...OWN_QR} onClick={openOwnQr} />
            </div>
            <div {...framePart('counter')} className={onlyWide}>
              <Counter />
            </div>
            <div {...framePart('counter')} className={onlyNarrow}>
              <Counter narrow />
            </div>
          </>
        )}
        <AlertToggles />
        {maySend && (
          <div className={onlyWide}>
            <div {...framePart('sending')} className={row[3]}>
              <Button
                {...framePart('send')}
                variant={charges ? 'outline' : 'primary'}
                icon="send"
                shortcut={SEND_KEY}
                aria-keyshortcuts={SEND_KEY}
                disabled={!canSend}
                onClick={openNewRequest}
              >
                Enviar solicitud
              </Button>
              {charges && (
                <Button
                  {...framePart('charge')}
                  icon="charge"
                  shortcut={CHARGE_KEY}
                  aria-keyshortcuts={CHARGE_KEY}
                  disabled={!canSend}
                  onClick={openCharge}
                >
                  Cobrar
                </Button>
              )}
            </div>
          </div>
        )}
      </>
    }
  >
    <DashboardHistorySwitch />
    <LiveIndicator dashboard={dashboard} timeZone={timeZone} />
  </PageHead>
);

const NamedIconButton = (props: ComponentProps<typeof IconButton>) => <IconButton named {...props} />;

/** Where there is no space, it has what otherwise has a button; and no key, because phones have none. */
const Counter = ({ narrow }: { narrow?: boolean }) => (
  <MenuButton
    label="Mostrador"
    icon="cashier"
    as={NamedIconButton}
    items={() => [
      {
        label: `Últimos cinco pagos${narrow ? '' : ` (${LATEST_KEY})`}`,
        icon: 'clock',
        onSelect: openLatestPayments,
      },
      ...(narrow ? [{ ...OWN_QR, onSelect: openOwnQr }] : []),
      { label: 'Pantalla para el cliente', icon: 'display', onSelect: openCustomerDisplay },
    ]}
  />
);
