import type { CurrentUser } from '../../../stores/current-user.ts';
import { Card } from '../../../ui/card.tsx';
import { FundSourceRow } from './fund-source-row.tsx';
import { BusinessSearchRow, ClosingCountSettingsRow, DownloadOwnQrRow } from './setting-rows.tsx';

const QR_OF: Record<string, string> = {
  admin: 'Código QR del negocio',
  branch_admin: 'Código QR de la sucursal',
  operator: 'Código QR de la caja',
};

/** Settings for finding and paying the business. */
export function CollectionSettingsCard({ user }: { user: CurrentUser }) {
  return (
    <Card title="Cobros" flush>
      <ul>
        {user.type === 'admin' && (
          <>
            <BusinessSearchRow user={user} />
            <ClosingCountSettingsRow user={user} />
            <FundSourceRow />
          </>
        )}
        <DownloadOwnQrRow label={QR_OF[user.type] ?? 'Código QR'} />
      </ul>
    </Card>
  );
}
