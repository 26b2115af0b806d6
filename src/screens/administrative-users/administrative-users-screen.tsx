import { useSignals } from '@preact/signals-react/runtime';
import { ListCard, ListToolbar } from '../../blocks/list/managed-list-view.tsx';
import { ModalHost } from '../../blocks/modal-host.tsx';
import { can } from '../../domain/permissions.ts';
import { type CurrentUser, currentUser } from '../../stores/session.ts';
import { Button } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page.tsx';
import { PeopleTable } from './people-table.tsx';
import { ADMINISTERS_TEAM } from './person-actions.ts';
import { personModal } from './person-modal.ts';
import { TeamViewLinks } from './team-view-links.tsx';
import { usePeople } from './use-people.ts';

const loadDialogs = async () => (await import('./dialogs.ts')).DIALOGS;

export default function AdministrativeUsersScreen() {
  useSignals();
  const user = currentUser.value;
  return user && <Team user={user} />;
}

function Team({ user }: { user: CurrentUser }) {
  const { list, missing, stale, failure, refresh } = usePeople();
  return (
    <>
      <PageHead
        title="Equipo"
        actions={
          can(user, ADMINISTERS_TEAM) && (
            <Button icon="plus" onClick={() => personModal.open({ step: 'create' })}>
              Nuevo usuario
            </Button>
          )
        }
      >
        <TeamViewLinks />
      </PageHead>
      <ListToolbar list={list} defaultName={undefined} />
      <ListCard label="Equipo" list={list} loading={missing} failure={failure} onRetry={() => void refresh()}>
        <PeopleTable rows={list.shown} stale={stale} viewer={user} />
      </ListCard>
      <ModalHost modal={personModal} dialogs={loadDialogs} />
    </>
  );
}
