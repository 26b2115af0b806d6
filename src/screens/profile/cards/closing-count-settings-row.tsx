import { useSignals } from '@preact/signals-react/runtime';
import { formatCents, toCents } from '../../../domain/money.ts';
import { config } from '../../../stores/config.ts';
import type { CurrentUser } from '../../../stores/current-user.ts';
import { mayChangeProfile } from '../may-change-profile.ts';
import { profileModal } from '../profile-modal.ts';
import { EditButton, SettingRow } from './setting-row.tsx';

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
