import { DailyButton } from '../../blocks/daily/daily-button.tsx';
import { ExportButton } from '../../blocks/list/export-button.tsx';
import { DashboardHistorySwitch } from '../../features/transaction/dashboard-history-switch.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { SavedViewsMenu } from './saved-views-menu.tsx';

interface HistoryHeaderProps {
  userId: string;
  address: string;
  /** Undefined until the rows are counted. */
  onExport?: (() => void) | undefined;
  /** The panel of days is open. */
  showsDays: boolean;
  onDays: (() => void) | undefined;
}

export function HistoryHeader({ userId, address, onExport, showsDays, onDays }: HistoryHeaderProps) {
  return (
    <PageHead
      title="Historial"
      actions={
        <>
          <SavedViewsMenu userId={userId} address={address} />
          {onDays && <DailyButton open={showsDays} onToggle={onDays} />}
          <ExportButton onExport={onExport} />
        </>
      }
    >
      <DashboardHistorySwitch />
    </PageHead>
  );
}
