import type { OwnSession } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { useCall } from '#blocks/form/use-call.ts';
import { CardFailed } from '#blocks/list/read-failed.tsx';
import { OWN_SESSIONS } from '#stores/cache-keys.ts';
import { useResource } from '#stores/resource.ts';
import { figures } from '#styles/typography.css.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Parts } from '#ui/parts.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import { closeOtherSessions, closeSession, listOwnSessions } from '../own-access-operations.ts';
import * as css from '../profile.css.ts';
import { DeviceRow } from './device-row.tsx';

/** The user's open sessions, which can be closed here. */
export function SessionsCard() {
  useSignals();
  const { data, failure, refresh } = useResource(OWN_SESSIONS, listOwnSessions);
  const sessions = data.value;
  if (!sessions && failure.value) {
    return <CardFailed title="Sesiones abiertas" failure={failure.value} onRetry={() => void refresh()} />;
  }
  return (
    <Card title="Sesiones abiertas" aside={sessions && sessions.length > 2 && <CloseOthers />} flush>
      {sessions ? (
        <ul tabIndex={-1} aria-label="Sesiones abiertas">
          {sessions.map((one) => (
            <SessionRow key={one.id} session={one} />
          ))}
        </ul>
      ) : (
        <Loading>
          <div className={css.session}>
            <Skeleton width="16rem" />
          </div>
        </Loading>
      )}
    </Card>
  );
}

function CloseOthers() {
  const { busy, run } = useCall();
  const close = async (card: HTMLElement | null) => {
    // The focused button is removed together with the sessions.
    if (!(await run(closeOtherSessions))) card?.querySelector('ul')?.focus();
  };
  return (
    <span className={css.headAction}>
      <Button
        variant="text-danger"
        size="sm"
        loading={busy}
        onClick={({ currentTarget }) => void close(currentTarget.closest('section'))}
      >
        Cerrar las demás sesiones
      </Button>
    </span>
  );
}

const factsOf = (session: OwnSession) => [
  <>
    Desde{' '}
    <span className={figures}>
      {session.formattedCreationDate} {session.formattedCreationTime}
    </span>
  </>,
  session.address && (
    <>
      Dirección <span className={css.address}>{session.address}</span>
    </>
  ),
  <>
    Última actividad{' '}
    <span className={figures}>
      {session.formattedLastSeenDate} {session.formattedLastSeenTime}
    </span>
  </>,
];

const SessionRow = ({ session }: { session: OwnSession }) => (
  <DeviceRow
    device={session.device}
    current={session.current}
    removal={
      session.current
        ? undefined
        : {
            label: 'Cerrar',
            name: `Cerrar la sesión de ${session.device}, desde ${session.formattedCreationDate} ${session.formattedCreationTime}`,
            call: () => closeSession(session),
          }
    }
  >
    <Parts of={factsOf(session)} />
  </DeviceRow>
);
