import type { Role } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { ReadFailureAlert } from '../../../blocks/form/read-failure-alert.tsx';
import { ADMINISTRATIVE_USERS } from '../../../stores/cache-keys.ts';
import { useResource } from '../../../stores/resource.ts';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { listRoles } from '../operations/list-roles.ts';
import { permissionsSummary } from '../permissions-summary.ts';

interface RoleChoiceProps {
  /** Permissions of the user who chooses: nobody can grant more than they have. */
  permissions: readonly string[];
  value: string;
  onChange: (roleId: string) => void;
  error?: string | undefined;
}

/** Roles of the server, each with its permissions in words. */
export function RoleChoice({ permissions, value, onChange, error }: RoleChoiceProps) {
  useSignals();
  const reading = useResource(`${ADMINISTRATIVE_USERS}/roles`, listRoles);
  const roles = reading.data.value?.roles;
  const failure = reading.failure.value;
  if (!roles && failure)
    return (
      <ReadFailureAlert
        failure={failure}
        retrying={reading.loading.value}
        onRetry={() => void reading.refresh()}
      />
    );
  if (!roles) {
    return (
      <Loading>
        <Skeleton width="100%" height="8rem" />
      </Loading>
    );
  }
  const beyond = (role: Role) => !role.permissions.every((one) => permissions.includes(one));
  return (
    <RadioGroup
      label="Rol"
      labelled
      value={value || null}
      onChange={onChange}
      error={error}
      choices={roles.map((role) => ({
        value: role.id,
        title: role.name,
        text: (
          <>
            {role.description || permissionsSummary(role.permissions)}
            {beyond(role) && (
              <>
                <br />
                Puede más que tú: no lo puedes dar.
              </>
            )}
          </>
        ),
        disabled: beyond(role),
      }))}
    />
  );
}
