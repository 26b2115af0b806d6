import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { secondary } from '../../../../styles/typography.css.ts';
import { formatCents, toCents } from '../../../domain/money.ts';
import { config } from '../../../stores/config.ts';
import type { CurrentUser } from '../../../stores/current-user.ts';
import { session } from '../../../stores/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { downloadOwnQr } from '../operations/download-own-qr.ts';
import { setBusinessSearch, wantedSearch } from '../operations/set-business-search.ts';
import * as css from '../profile.css.ts';
import { mayChange } from '../profile-actions.ts';
import { profileModal } from '../profile-modal.ts';
import { FundSourceRow } from './fund-source-row.tsx';
import { EditButton, SettingRow } from './setting-row.tsx';

const QR_OF: Record<string, string> = {
  admin: 'Código QR del negocio',
  branch_admin: 'Código QR de la sucursal',
  operator: 'Código QR de la caja',
};

/** Settings for finding and paying the business. */
export function CollectingCard({ user }: { user: CurrentUser }) {
  return (
    <Card title="Cobros" flush>
      <ul>
        {user.type === 'admin' && (
          <>
            <SearchRow user={user} />
            <ClosingCountRow user={user} />
            <FundSourceRow />
          </>
        )}
        <QrRow label={QR_OF[user.type] ?? 'Código QR'} />
      </ul>
    </Card>
  );
}

function SearchRow({ user }: { user: CurrentUser }) {
  useSignals();
  const enabled = wantedSearch.value ?? session.value?.userData.searchEnabled ?? false;
  if (!mayChange(user, 'search'))
    return <SettingRow label="Aparecer en búsquedas" value={enabled ? 'Sí' : 'No'} />;
  return (
    <li className={css.wide}>
      <Switch
        label={
          <>
            Aparecer en búsquedas
            <br />
            <span className={secondary}>Los clientes encuentran tu negocio por nombre en su aplicación.</span>
          </>
        }
        value={enabled}
        onChange={(wanted) => void setBusinessSearch(wanted)}
      />
    </li>
  );
}

function ClosingCountRow({ user }: { user: CurrentUser }) {
  const { required = false, reasonThreshold = 0 } = user.business.closingCount ?? {};
  const threshold = formatCents(toCents(reasonThreshold), config.value);
  return (
    <SettingRow
      label="Cierre con conteo"
      value={required ? `Sí, con motivo si la diferencia pasa de ${threshold}` : 'No'}
      action={
        mayChange(user, 'closing-count') && (
          <EditButton what="cierre con conteo" onClick={() => profileModal.open({ step: 'closing-count' })} />
        )
      }
    />
  );
}

function QrRow({ label }: { label: string }) {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    await downloadOwnQr();
    setBusy(false);
  };
  return (
    <SettingRow
      label={label}
      value="PDF tamaño A4"
      action={
        <Button variant="text" size="sm" icon="download" loading={busy} onClick={() => void download()}>
          Descargar
        </Button>
      }
    />
  );
}
