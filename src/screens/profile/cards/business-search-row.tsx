import { useSignals } from '@preact/signals-react/runtime';
import { secondary } from '../../../../styles/typography.css.ts';
import type { CurrentUser } from '../../../stores/current-user.ts';
import { session } from '../../../stores/session.ts';
import { Switch } from '../../../ui/switch.tsx';
import { mayChangeProfile } from '../may-change-profile.ts';
import { setBusinessSearch, wantedSearch } from '../operations/set-business-search.ts';
import * as css from '../profile.css.ts';
import { SettingRow } from './setting-row.tsx';

export function BusinessSearchRow({ user }: { user: CurrentUser }) {
  useSignals();
  const enabled = wantedSearch.value ?? session.value?.userData.searchEnabled ?? false;
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
        onChange={(wanted) => void setBusinessSearch(wanted)}
      />
    </li>
  );
}
