import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useState } from 'react';
import { formatCents, toCents } from '#domain/money.ts';
import { downloadOwnQr } from '#features/transaction/own-qr-operations.ts';
import { config } from '#stores/config.ts';
import type { CurrentUser } from '#stores/current-user.ts';
import { showFailure } from '#stores/messages.ts';
import { session } from '#stores/session.ts';
import { secondary } from '#styles/typography.css.ts';
import { Button } from '#ui/button.tsx';
import { Switch } from '#ui/switch.tsx';
import { searchSwitch } from '../business-settings-operations.ts';
import { mayChangeProfile } from '../may-change-profile.ts';
import * as css from '../profile.css.ts';
import { profileModal } from '../profile-modal.ts';

type SettingRowProps = {
  label: string;
  value: ReactNode;
  /** Button that edits this fact. */
  action?: ReactNode;
};

export const SettingRow = ({ label, value, action }: SettingRowProps) => (
  <li className={css.row}>
    <span className={css.label}>{label}</span>
    <div className={css.value}>{value}</div>
    {action && <span className={css.action}>{action}</span>}
  </li>
);

type EditButtonProps = { word?: string; what: string; onClick: () => void };

export const EditButton = ({ word = 'Editar', what, onClick }: EditButtonProps) => (
  <Button variant="text" size="sm" aria-label={`${word} ${what}`} onClick={onClick}>
    {word}
  </Button>
);

export function BusinessSearchRow({ user }: { user: CurrentUser }) {
  useSignals();
  const enabled = searchSwitch.chosen.value.searchEnabled ?? session.value?.userData.searchEnabled ?? false;
  if (!mayChangeProfile(user, 'search'))
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
        onChange={(searchEnabled) => void searchSwitch.choose({ searchEnabled })}
      />
    </li>
  );
}

export function ClosingCountSettingsRow({ user }: { user: CurrentUser }) {
  useSignals();
  const { required = false, reasonThreshold = 0 } = user.business.closingCount ?? {};
  const threshold = formatCents(toCents(reasonThreshold), config.value);
  return (
    <SettingRow
      label="Cierre con conteo"
      value={required ? `Sí, con motivo si la diferencia pasa de ${threshold}` : 'No'}
      action={
        mayChangeProfile(user, 'closing-count') && (
          <EditButton what="cierre con conteo" onClick={() => profileModal.open({ step: 'closing-count' })} />
        )
      }
    />
  );
}

export function DownloadOwnQrRow({ label }: { label: string }) {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    const result = await downloadOwnQr();
    setBusy(false);
    if (!result.ok) showFailure(result.failure);
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
