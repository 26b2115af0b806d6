import { useSignals } from '@preact/signals-react/runtime';
import { Link } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { AdministrativeUsersActivitySwitch } from '#blocks/administrative-users-activity-switch.tsx';
import { forUser } from '#blocks/for-user.tsx';
import { ClientSideListResults } from '#blocks/list/client-side-list-results.tsx';
import { ClientSideListToolbar } from '#blocks/list/client-side-list-toolbar.tsx';
import { ModalHost } from '#blocks/modal-host.tsx';
import { paths } from '#domain/paths.ts';
import { can } from '#domain/permissions.ts';
import type { CurrentUser } from '#stores/current-user.ts';
import { hasPart } from '#stores/optional-parts.ts';
import { onlyNarrow, onlyWide } from '#styles/layout.css.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import type { MenuItem } from '#ui/menu.tsx';
import { MenuButton } from '#ui/menu-button.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { administrativeUserModal, MANAGES_ADMINISTRATIVE_USERS } from './administrative-user-actions.ts';
import { AdministrativeUsersTable } from './administrative-users-table.tsx';
import { useAdministrativeUsers } from './use-administrative-users.ts';

const openSecondFactor = () => administrativeUserModal.open({ step: 'second-factor-roles' });
const REFUNDS: MenuItem = {
  label: 'Reembolsos',
  icon: 'undo',
  onSelect: () => navigate(paths.administrativeUsers.refunds),
};
const SECOND_FACTOR: MenuItem = {
  label: 'Verificación en dos pasos',
  icon: 'shield',
  onSelect: openSecondFactor,
};
const loadDialogs = async () => (await import('./administrative-user-dialogs.tsx')).DIALOGS_BY_STEP;

export default forUser(AdministrativeUsers);

function AdministrativeUsers({ user }: { user: CurrentUser }) {
  useSignals();
  const { list, missing, stale, failure, refresh } = useAdministrativeUsers();
  const lacksSecondFactor = list.shown[0] && list.shown[0].secondFactorEnabled === undefined;
  const setsRefunds = can(user, { capability: 'refund-policy' });
  const setsSecondFactor =
    can(user, MANAGES_ADMINISTRATIVE_USERS) && hasPart('second-factor') && !lacksSecondFactor;
  return (
    <>
      <PageHead
        title="Equipo"
        actions={
          <>
            {setsRefunds && (
              <Link
                className={classes(buttonClass('outline'), onlyWide)}
                href={paths.administrativeUsers.refunds}
              >
                Reembolsos
              </Link>
            )}
            {setsSecondFactor && (
              <span className={onlyWide}>
                <Button
                  variant="outline"
                  icon="shield"
                  aria-label={SECOND_FACTOR.label}
                  onClick={openSecondFactor}
                >
                  Dos pasos
                </Button>
              </span>
            )}
            {(setsRefunds || setsSecondFactor) && (
              <span className={onlyNarrow}>
                <MenuButton
                  label="Más acciones"
                  items={() => [
                    ...(setsRefunds ? [REFUNDS] : []),
                    ...(setsSecondFactor ? [SECOND_FACTOR] : []),
                  ]}
                />
              </span>
            )}
            {can(user, MANAGES_ADMINISTRATIVE_USERS) && (
              <Button icon="plus" onClick={() => administrativeUserModal.open({ step: 'create' })}>
                Nuevo usuario
              </Button>
            )}
          </>
        }
      >
        <AdministrativeUsersActivitySwitch />
      </PageHead>
      <ClientSideListToolbar list={list} defaultName={undefined} />
      <ClientSideListResults
        label="Equipo"
        list={list}
        loading={missing}
        failure={failure}
        onRetry={() => void refresh()}
      >
        <AdministrativeUsersTable rows={list.shown} stale={stale} viewer={user} />
      </ClientSideListResults>
      <ModalHost modal={administrativeUserModal} dialogs={loadDialogs} rows={list.shown} />
    </>
  );
}
