import type { Role } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { UnreadAlert } from '#blocks/form/read-failure-alert.tsx';
import { ADMINISTRATIVE_USERS } from '#stores/cache-keys.ts';
import { useResource } from '#stores/resource.ts';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import { listRoles } from './administrative-user-operations.ts';

const AREAS: readonly { name: string; sees: string; changes: readonly string[] }[] = [
  { name: 'pagos', sees: 'view_payments', changes: ['cashier_manage'] },
  { name: 'pagos por liquidar', sees: 'view_balance', changes: [] },
  { name: 'cierres', sees: 'closing_history', changes: ['cashier_manage'] },
  { name: 'sucursales', sees: 'branch_view', changes: ['branch_create', 'branch_manage', 'branch_delete'] },
  { name: 'cajas', sees: 'cashier_view', changes: ['cashier_create', 'cashier_manage', 'cashier_delete'] },
  { name: 'equipo', sees: 'user_view', changes: ['cashier_manage'] },
];

const LIST = new Intl.ListFormat('es', { type: 'conjunction' });

/**
 * Describes the permissions of a role that has no description: `Ve pagos y cierres, sin cambiar nada.` As in the API,
 * changes that have no permission of their own need `cashier_manage`.
 */
export function permissionsSummary(permissions: readonly string[]): string {
  const has = (permission: string) => permissions.includes(permission);
  const names = (areas: typeof AREAS) => LIST.format(areas.map(({ name }) => name));
  const seen = AREAS.filter(({ sees }) => has(sees));
  if (seen.length === 0) return 'No ve nada.';
  const changed = seen.filter(({ changes }) => changes.some(has));
  if (changed.length === 0) return `Ve ${names(seen)}, sin cambiar nada.`;
  const onlySeen = seen.filter((area) => !changed.includes(area));
  const both = `Ve y cambia ${names(changed)}`;
  return onlySeen.length > 0 ? `${both}; solo ve ${names(onlySeen)}.` : `${both}.`;
}

interface RoleChoiceProps {
  /** Permissions of the user who chooses: nobody can grant more than they have. */
  permissions: readonly string[];
  value: string;
  onChange: (roleId: string) => void;
  error?: string | undefined;
}

/** The server's roles, each with a description of its permissions. */
export function RoleChoice({ permissions, value, onChange, error }: RoleChoiceProps) {
  useSignals();
  const reading = useResource(`${ADMINISTRATIVE_USERS}/roles`, listRoles);
  const roles = reading.data.value?.roles;
  if (!roles && reading.failure.value) return <UnreadAlert of={reading} />;
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
      labeled
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
