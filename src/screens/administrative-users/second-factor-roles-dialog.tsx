import type { Role } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { FormDialog } from '#blocks/form/form-dialog.tsx';
import { UnreadAlert } from '#blocks/form/read-failure-alert.tsx';
import { useCall } from '#blocks/form/use-call.ts';
import { useEditedList } from '#blocks/form/use-edited-list.ts';
import { ADMINISTRATIVE_USERS } from '#stores/cache-keys.ts';
import { useResource } from '#stores/resource.ts';
import { Alert } from '#ui/alert.tsx';
import { CheckboxGroup } from '#ui/checkbox-group.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import { administrativeUserModal } from './administrative-user-actions.ts';
import { listRoles, setSecondFactorRoles } from './administrative-user-operations.ts';

export function SecondFactorRolesDialog() {
  useSignals();
  const reading = useResource(`${ADMINISTRATIVE_USERS}/roles`, listRoles);
  const { run, ...call } = useCall();
  const roles = reading.data.value?.roles;
  const required = roles?.filter((role) => role.requiresSecondFactor).map(({ id }) => id) ?? [];
  const [value, setChosen] = useEditedList('roles', required);
  const unread = roles ? undefined : reading.failure.value;
  return (
    <FormDialog
      title="Verificación en dos pasos"
      subtitle="Exígela a las personas de estos roles"
      form={{ onSubmit: () => void run(() => setSecondFactorRoles(value, required)) }}
      call={call}
      submitLabel="Guardar cambios"
      disabled={!roles}
      onClose={administrativeUserModal.close}
    >
      {roles ? (
        <RoleChecks roles={roles} value={value} onChange={setChosen} />
      ) : unread ? (
        <UnreadAlert of={reading} />
      ) : (
        <Waiting />
      )}
      <Alert tone="info">
        Quien no la tiene activa, la activa al entrar, antes de lo demás; sus sesiones abiertas se cierran. La
        cuenta del negocio cuenta como Administrador. A las cajas y sucursales no se les pide.
      </Alert>
    </FormDialog>
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
