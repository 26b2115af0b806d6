import type { FundSource } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { isReadRetryable } from '#blocks/form/read-failure-alert.tsx';
import { ACCOUNT_TYPES } from '#domain/account-types.ts';
import type { CurrentUser } from '#stores/current-user.ts';
import { useResource } from '#stores/resource.ts';
import { figures, secondary } from '#styles/typography.css.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import { getFundSource } from '../business-settings-operations.ts';
import * as css from '../profile.css.ts';
import { BusinessSearchRow, ClosingCountSettingsRow, DownloadOwnQrRow, SettingRow } from './setting-rows.tsx';

const QR_OF: Record<string, string> = {
  admin: 'Código QR del negocio',
  branch_admin: 'Código QR de la sucursal',
  operator: 'Código QR de la caja',
};

/** Settings for how customers find and pay the business. */
export function CollectionSettingsCard({ user }: { user: CurrentUser }) {
  return (
    <Card title="Cobros" flush>
      <ul>
        {user.type === 'admin' && (
          <>
            <BusinessSearchRow user={user} />
            {user.business.closingCount && <ClosingCountSettingsRow user={user} />}
            <FundSourceRow />
          </>
        )}
        <DownloadOwnQrRow label={QR_OF[user.type] ?? 'Código QR'} />
      </ul>
    </Card>
  );
}

const LABEL = 'Cuenta que recibe los cierres';

/** The bank account, of which the server sends only the last digits. */
function FundSourceRow() {
  useSignals();
  const { data, failure, refresh } = useResource('fund-source', getFundSource);
  const account = data.value;
  if (account) return <SettingRow label={LABEL} value={<Account {...account} />} />;
  if (account === null) return <SettingRow label={LABEL} value="Sin cuenta registrada" />;
  if (!failure.value) {
    return (
      <SettingRow
        label={LABEL}
        value={
          <Loading>
            <Skeleton width="14rem" />
          </Loading>
        }
      />
    );
  }
  return (
    <SettingRow
      label={LABEL}
      value={<span role="alert">{failure.value.message}</span>}
      action={
        isReadRetryable(failure.value) && (
          <Button variant="text" size="sm" icon="refresh" onClick={() => void refresh()}>
            Reintentar
          </Button>
        )
      }
    />
  );
}

const Account = ({ bankName, accountType, maskedAccountNumber, accountHolder }: FundSource) => (
  <>
    {bankName} · {ACCOUNT_TYPES[accountType]} <span className={figures}>{maskedAccountNumber}</span>
    <br />
    <span className={classes(secondary, css.note)}>{accountHolder}</span>
  </>
);
