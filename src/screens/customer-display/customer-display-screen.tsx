import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef } from 'react';
import { paths } from '#domain/paths.ts';
import { can } from '#domain/permissions.ts';
import { timeIn } from '#domain/time-zone.ts';
import { COLLECTS } from '#features/transaction/transaction-actions.ts';
import { TRANSACTIONS } from '#stores/cache-keys.ts';
import { deviceNow, serverNow, useClock } from '#stores/clock.ts';
import { config } from '#stores/config.ts';
import { type CurrentUser, currentUser } from '#stores/current-user.ts';
import { sessionEndListeners } from '#stores/end-session.ts';
import { paymentsKnownAt } from '#stores/live/changes.ts';
import { useLiveChanges } from '#stores/live/use-live-changes.ts';
import { usePolling } from '#stores/polling.ts';
import { useResource } from '#stores/resource.ts';
import { session } from '#stores/session.ts';
import { buttonClass } from '#ui/button.tsx';
import { FullPageMessage } from '#ui/full-page-message.tsx';
import { Logo } from '#ui/logo.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { visuallyHidden } from '#ui/visually-hidden.css.ts';
import { type CounterState, counterState, readShown, saveShown, shownWith } from './counter-state.ts';
import * as styles from './customer-display.css.ts';
import { listCounterTransactions } from './customer-display-operations.ts';
import { PaidMessage } from './paid-message.tsx';
import { RequestAndCode } from './request-and-code.tsx';
import { ExpiredMessage, NoConnectionMessage, TwiceMessage } from './unpaid-messages.tsx';
import { useWakeLock } from './use-wake-lock.ts';

/** With longer intervals the display would miss payments, which it shows for 45 seconds. */
const POLL_SECONDS = 15;
const LISTS = ['pending', 'paid'] as const;

/** The display for the other side of the counter. Without a cashier's session it shows nothing. */
export default function CustomerDisplayScreen() {
  useSignals();
  useClock();
  const user = currentUser.value;
  const isOpen = (session.value?.expiresAt ?? 0) > deviceNow.value;
  return user && isOpen && can(user, COLLECTS) ? <Display key={user.id} user={user} /> : <Closed />;
}

const Closed = () => (
  <main>
    <FullPageMessage
      logo={<Logo />}
      heading="Pantalla cerrada"
      text="La abre una caja en Pagos, con Pantalla para el cliente"
    >
      {/* An ordinary link reloads the page, so that this address is kept for after the sign-in. */}
      <a href={paths.home} className={buttonClass('outline')}>
        Ir al portal
      </a>
    </FullPageMessage>
  </main>
);

function Display({ user }: { user: CurrentUser }) {
  useSignals();
  useWakeLock();
  useLiveChanges();
  useCloseWithSession();
  const { timeZone, name: business } = user.business;
  const entry = useResource(`${TRANSACTIONS}/counter`, listCounterTransactions);
  usePolling(entry.refresh, Math.min(config.value.pollSeconds, POLL_SECONDS), LISTS);
  const readAt = entry.readAt.value;
  const read = {
    data: entry.data.value,
    failed: Boolean(entry.failure.value),
    readAt: readAt && Math.max(readAt, paymentsKnownAt.value),
  };
  const now = { server: serverNow.value, device: deviceNow.value };
  const shown = useRef(readShown(user.id));
  const state = counterState(user.id, read, now, shown.current);
  useEffect(() => {
    const next = shownWith(shown.current, state, now.server);
    if (next === shown.current) return;
    shown.current = next;
    saveShown(user.id, next);
  });
  return (
    <main className={PAGES[state.kind] ?? styles.page}>
      <h1 className={visuallyHidden}>Pantalla para el cliente</h1>
      {/* Its place depends on whether there is a code, and nothing may move. */}
      {state.kind !== 'loading' && (
        <header className={styles.head}>
          <p className={styles.place}>
            <b>{business}</b>
            <br />
            {user.name}
          </p>
          <time className={styles.clock}>{timeIn(timeZone, serverNow.value)}</time>
        </header>
      )}
      <Content state={state} user={user} now={now.server} />
    </main>
  );
}

const PAGES: Partial<Record<CounterState['kind'], string>> = {
  paid: styles.paidPage,
  unknown: styles.unknownPage,
  twice: styles.twicePage,
  loading: styles.plainPage,
  expired: styles.plainPage,
};

function Content({ state, user, now }: { state: CounterState; user: CurrentUser; now: number }) {
  switch (state.kind) {
    case 'loading':
      return (
        <div className={styles.middle} role="status">
          <span className={styles.twice}>
            <Spinner />
          </span>
          <p className={styles.line}>Cargando</p>
        </div>
      );
    case 'unknown':
      return <NoConnectionMessage since={state.since} timeZone={user.business.timeZone} />;
    case 'expired':
      return <ExpiredMessage />;
    case 'twice':
      return <TwiceMessage payment={state.transaction} />;
    case 'paid':
      return <PaidMessage payment={state.transaction} paidAt={state.paidAt} now={now} />;
    default:
      return (
        <RequestAndCode
          request={state.kind === 'waiting' ? state.transaction : undefined}
          cashier={user.name}
          now={now}
        />
      );
  }
}

/** Browsers only close windows that a page has opened; any other window shows that the session has ended. */
function useCloseWithSession(): void {
  useEffect(() => {
    const close = () => window.close();
    sessionEndListeners.add(close);
    return () => {
      sessionEndListeners.delete(close);
    };
  }, []);
}
