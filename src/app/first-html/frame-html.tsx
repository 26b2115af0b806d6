// Run by the build: the frame and the skeletons of the screens as they stand in index.html, for who is signed in.
import '../../../styles/global.css.ts';
import type { Session } from '@cobros/sdk';
import { renderToString } from 'react-dom/server.edge';
import { Router } from 'wouter';
import { ListLoading } from '../../blocks/list/list-results.tsx';
import { paths } from '../../domain/paths.ts';
import DashboardScreen from '../../screens/dashboard/dashboard-screen.tsx';
import { startSession } from '../../stores/session.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { MainLayout } from '../layout/main-layout.tsx';
import { ROUTES } from '../routes.ts';

/** Somebody with one entry in the menu, which the first script repeats for those of the real person. */
const ANYBODY = {
  sessionId: '',
  sessionExpiresInSeconds: 60,
  userData: {
    business: { id: '', timeZone: 'UTC', avatar: null },
    user: { id: '', name: '', type: 'operator', roleName: '' },
    permissions: ['view_balance', 'profile_view'],
  },
};

/** The frame around the dashboard that waits for its lists, and what other screens show instead. */
export function frameHtml(): { dashboard: string; list: string } {
  startSession(ANYBODY as unknown as Session);
  const dashboard = renderToString(
    <Router ssrPath={paths.transaction.dashboard}>
      <MainLayout>
        <DashboardScreen />
      </MainLayout>
    </Router>,
  );
  const list = renderToString(
    <>
      <PageHead title=" " />
      <ListLoading label="" />
    </>,
  );
  return { dashboard, list };
}

/** The screens of who is signed in, the dashboard first; `load` answers with the source of their files. */
export const userRoutes = ROUTES.filter(({ audience }) => audience === 'user').sort(
  (one, other) =>
    Number(other.path === paths.transaction.dashboard) - Number(one.path === paths.transaction.dashboard),
);
