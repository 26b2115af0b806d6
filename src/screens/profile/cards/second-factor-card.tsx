import type { SecondFactorStatus } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { CardFailed } from '#blocks/list/read-failed.tsx';
import { SECOND_FACTOR } from '#stores/cache-keys.ts';
import { useResource } from '#stores/resource.ts';
import { Card } from '#ui/card.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import { getSecondFactor } from '../own-access-operations.ts';
import { profileModal } from '../profile-modal.ts';
import { EditButton, SettingRow } from './setting-rows.tsx';

const TITLE = 'Verificación en dos pasos';

/** Shows the second factor of an administrator, and changes it. */
export function SecondFactorCard() {
  useSignals();
  const { data, failure, refresh } = useResource(SECOND_FACTOR, getSecondFactor);
  const status = data.value;
  if (!status && failure.value)
    return <CardFailed title={TITLE} failure={failure.value} onRetry={() => void refresh()} />;
  return (
    <Card title={TITLE} flush>
      <ul>
        {!status && (
          <SettingRow
            label="Estado"
            value={
              <Loading>
                <Skeleton width="12rem" />
              </Loading>
            }
          />
        )}
        {status && (status.enabled ? <Enabled {...status} /> : <Disabled />)}
      </ul>
    </Card>
  );
}

const Disabled = () => (
  <SettingRow
    label="Desactivada"
    value="Además de tu contraseña, pide un código de tu teléfono al iniciar sesión."
    action={
      <EditButton
        word="Activar"
        what="verificación en dos pasos"
        onClick={() => profileModal.open({ step: 'second-factor', enabled: false })}
      />
    }
  />
);

const Enabled = ({ required, formattedEnrollmentDate, recoveryCodesLeft }: SecondFactorStatus) => (
  <>
    <SettingRow
      label="Activa"
      value={`Desde el ${formattedEnrollmentDate}${required ? '. Tu rol la exige.' : ''}`}
      action={
        !required && (
          <EditButton
            word="Desactivar"
            what="verificación en dos pasos"
            onClick={() => profileModal.open({ step: 'second-factor-off' })}
          />
        )
      }
    />
    <SettingRow
      label="Aplicación"
      value="En tu teléfono"
      action={
        <EditButton
          word="Cambiar"
          what="teléfono de la verificación"
          onClick={() => profileModal.open({ step: 'second-factor', enabled: true })}
        />
      }
    />
    <SettingRow
      label="Códigos de recuperación"
      value={leftText(recoveryCodesLeft)}
      action={
        <EditButton
          word="Renovar"
          what="códigos de recuperación"
          onClick={() => profileModal.open({ step: 'recovery-codes' })}
        />
      }
    />
  </>
);

function leftText(left: number): string {
  if (left === 0) return 'No te queda ninguno: renuévalos';
  return left === 1 ? 'Te queda 1' : `Te quedan ${left}`;
}
