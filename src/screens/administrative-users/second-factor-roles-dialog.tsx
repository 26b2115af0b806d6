import type { Role } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { FailureAlert } from '#blocks/form/failure-alert.tsx';
import { ReadFailureAlert } from '#blocks/form/read-failure-alert.tsx';
import { useCall } from '#blocks/form/use-call.ts';
import { useEditedList } from '#blocks/form/use-edited-list.ts';
import { ADMINISTRATIVE_USERS } from '#stores/cache-keys.ts';
import { useResource } from '#stores/resource.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { CheckboxGroup } from '#ui/checkbox-group.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import { administrativeUserModal } from './administrative-user-actions.ts';
import { listRoles, setSecondFactorRoles } from './administrative-user-operations.ts';

export function SecondFactorRolesDialog() {
  useSignals();
  const reading = useResource(`${ADMINISTRATIVE_USERS}/roles`, listRoles);
  const { busy, failure, run } = useCall();
  const roles = reading.data.value?.roles;
  const required = roles?.filter((role) => role.requiresSecondFactor).map(({ id }) => id) ?? [];
  const [value, setChosen] = useEditedList('roles', required);
  const unread = roles ? undefined : reading.failure.value;
  return (
    <Dialog
      title="Verificación en dos pasos"
      subtitle="Exígela a las personas de estos roles"
      busy={busy}
      onClose={administrativeUserModal.close}
      onSubmit={() => void run(() => setSecondFactorRoles(value, required))}
      alert={failure && <FailureAlert failure={failure} />}
      foot={
        <Button type="submit" size="full" loading={busy} disabled={!roles}>
          Guardar cambios
        </Button>
      }
    >
      {roles ? (
        <RoleChecks roles={roles} value={value} onChange={setChosen} />
      ) : unread ? (
        <ReadFailureAlert
          failure={unread}
          retrying={reading.loading.value}
          onRetry={() => void reading.refresh()}
        />
      ) : (
        <Waiting />
      )}
      <Alert tone="info">
        Quien no la tiene activa, la activa al entrar, antes de lo demás; sus sesiones abiertas se cierran. La
        cuenta del negocio cuenta como Administrador. A las cajas y sucursales no se les pide.
      </Alert>
    </Dialog>
  );
}

interface RoleChecksProps {
  roles: readonly Role[];
  value: readonly string[];
  onChange: (roleIds: string[]) => void;
}

const RoleChecks = ({ roles, value, onChange }: RoleChecksProps) => (
  <CheckboxGroup
    label="Roles"
    value={value}
    onChange={onChange}
    choices={roles.map(({ id, name, description }) => ({ value: id, title: name, text: description }))}
  />
);

const Waiting = () => (
  <Loading>
    <Skeleton width="100%" height="8rem" />
  </Loading>
);
