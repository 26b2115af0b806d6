import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { deviceZone } from '#api/device-zone.ts';
import { ModalHost } from '#blocks/modal-host.tsx';
import { Part } from '#blocks/part.tsx';
import { useOnDemand } from '#blocks/use-on-demand.ts';
import { can } from '#domain/permissions.ts';
import { roleLabel } from '#domain/role-label.ts';
import { COLLECTS, mayOperate } from '#features/transaction/transaction-actions.ts';
import { tabStorage, WATCHED_REQUESTS_KEY } from '#stores/browser-storage.ts';
import { config } from '#stores/config.ts';
import { isReached, lostSince } from '#stores/connection.ts';
import { type CurrentUser, currentUser } from '#stores/current-user.ts';
import { useLiveChanges } from '#stores/live/use-live-changes.ts';
import { showError } from '#stores/messages.ts';
import { usePrefetch } from '#stores/prefetch-code.ts';
import { reloadIfBuildReplaced } from '#stores/reload-if-build-replaced.ts';
import { rememberFrame } from '#stores/remembered-page-frame.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Logo, LogoMark } from '#ui/logo.tsx';
import { MenuNotLoadedContext } from '#ui/menu-button.tsx';
import { ModalNoticeContext } from '#ui/modal-notice.ts';
import { SkipLink } from '#ui/skip-link.tsx';
import { findModal } from '../find/find-modal.ts';
import { useFindShortcuts } from '../find/use-find-shortcuts.ts';
import { menuOf } from '../menu.ts';
import { useOfflineWorker } from '../use-offline-worker.ts';
import * as drawerCss from './drawer.css.ts';
import { DrawerContent } from './drawer-content.tsx';
import { drawerOpen, toggleDrawer } from './drawer-state.ts';
import * as css from './main-layout.css.ts';
import { MessageRegion } from './message-region.tsx';
import { NarrowTopBar } from './narrow-top-bar.tsx';
import { maySeeOpenBalance } from './open-balance-operation.ts';

const loadFind = async () => (await import('../find/dialogs-by-step.ts')).DIALOGS_BY_STEP;

const loadDrawer = async () => (await import('./temporary-drawer.tsx')).TemporaryDrawer;

const loadSessionWatch = async () => (await import('./session-watch.tsx')).SessionWatch;

const loadLost = async () => {
  const { LostConnectionBanner, LostConnectionNotice } = await import(
    '#blocks/connection/lost-connection.tsx'
  );
  return { LostConnectionBanner, LostConnectionNotice };
};

const CONTENT_ID = 'contenido';

export function MainLayout({ children }: { children: ReactNode }) {
  useSignals();
  const [menuOpen, setMenuOpen] = useState(false);
  const closeMenu = () => setMenuOpen(false);
  const Drawer = useOnDemand(loadDrawer, menuOpen, { leave: closeMenu, says: 'No se pudo abrir el menú' });
  usePrefetch(loadDrawer);
  // Loaded while the connection works, because later it could not be.
  const loadedLost = useOnDemand(loadLost, isReached.value);
  const Lost = lostSince.value === undefined ? undefined : loadedLost;
  const SessionWatch = useOnDemand(loadSessionWatch, true);
  const [path] = useLocation();
  const main = useFocusOnNavigation(path);
  const user = currentUser.value;
  useResumedWatch(user?.id);
  useRememberedFrame(user);
  useEffect(() => {
    return restoreLostFocusFromNow();
  }, []);
  useFindShortcuts();
  useOfflineWorker();
  useLiveChanges();
  if (!user) return null;
  const rail = !drawerOpen.value;

  return (
    <div className={`${css.shell} ${rail ? css.withRail : ''}`}>
      <SkipLink href={`#${CONTENT_ID}`}>Saltar al contenido</SkipLink>
      <aside className={`${drawerCss.drawer} ${css.permanent}`} aria-label="Menú principal">
        <DrawerContent user={user} rail={rail} head={<PermanentHead rail={rail} />} onExpand={toggleDrawer} />
      </aside>
      <div>
        <NarrowTopBar user={user} onMenu={() => setMenuOpen(true)} />
        {Drawer && <Drawer user={user} onClose={closeMenu} />}
        <main id={CONTENT_ID} ref={main} tabIndex={-1} className={css.page}>
          <MenuNotLoadedContext value={menuNotLoaded}>
            <ModalNoticeContext value={Lost && <Lost.LostConnectionNotice />}>
              <Part at={path}>{children}</Part>
            </ModalNoticeContext>
          </MenuNotLoadedContext>
        </main>
      </div>
      <ModalHost modal={findModal} dialogs={loadFind} onDemand />
      {Lost && <Lost.LostConnectionBanner />}
      <MessageRegion />
      {SessionWatch && <SessionWatch />}
    </div>
  );
}

function PermanentHead({ rail }: { rail: boolean }) {
  if (rail) return <LogoMark size={30} />;
  return (
    <>
      <Logo width={104} />
      <IconButton icon="panel" label="Contraer menú" aria-expanded onClick={toggleDrawer} />
    </>
  );
}

async function menuNotLoaded(): Promise<void> {
  if (!(await reloadIfBuildReplaced()))
    showError('Sin conexión', 'No se pudo abrir el menú, revisa tu conexión y recarga la página');
}

/** Loads its code once something has the focus. */
function restoreLostFocusFromNow() {
  let stop: (() => void) | undefined;
  let mounted = true;
  const start = () =>
    import('#ui/restore-lost-focus.ts').then(
      ({ restoreLostFocus }) => {
        if (mounted) stop = restoreLostFocus();
      },
      () => undefined,
    );
  document.addEventListener('focusin', start, { once: true });
  return () => {
    mounted = false;
    document.removeEventListener('focusin', start);
    stop?.();
  };
}

/** Continues watching requests after a reload, so that their outcome is shown on any screen. */
function useResumedWatch(userId: string | undefined) {
  useEffect(() => {
    if (!userId || !tabStorage.get(WATCHED_REQUESTS_KEY)) return;
    import('#features/transaction/watched-requests.ts').then(
      ({ resumeWatching }) => resumeWatching(),
      () => undefined,
    );
  }, [userId]);
}

/** Stores what the frame shows for the next page load, whose HTML shows it first. */
function useRememberedFrame(user: CurrentUser | null) {
  useEffect(() => {
    if (!user) return;
    rememberFrame({
      userId: user.id,
      menu: menuOf(user).map(({ path, label, icon }) => ({ path, label, icon })),
      role: roleLabel(user),
      showsBalance: maySeeOpenBalance(user),
      maySend: mayOperate(user),
      collects: can(user, COLLECTS),
      apiBaseUrl: config.peek().apiBaseUrl,
      zone: deviceZone(),
    });
  }, [user]);
}

/** Moves the focus to a new screen, so that screen readers announce it like a new page. */
function useFocusOnNavigation(path: string) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [path]);
  return main;
}
