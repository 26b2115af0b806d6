// Run by the build: renders the frame, and the skeletons of the screens of index.html, for signed-in users.
import '#styles/every-page.css.ts';
import type { Session } from '@cobros/sdk';
import { renderToString } from 'react-dom/server.edge';
import { Router } from 'wouter';
import { ListLoading } from '#blocks/list/list-results.tsx';
import { paths } from '#domain/paths.ts';
import DashboardScreen from '#screens/dashboard/dashboard-screen.tsx';
import { SendRequestBarContent } from '#screens/dashboard/send-request-bottom-bar.tsx';
import { startSession } from '#stores/session.ts';
import { PageHead } from '#ui/page-head.tsx';
import { MainLayout } from '../layout/main-layout.tsx';
import { ROUTES } from '../routes.ts';

/** A sample user with one menu entry, which the first script repeats for each entry of the actual user. */
const ANYBODY = {
  sessionId: '',
  sessionExpiresInSeconds: 60,
  userData: {
    business: { id: '', timeZone: 'UTC', avatar: null },
    user: { id: '', name: '', type: 'operator', roleName: '' },
    permissions: ['view_balance', 'view_payments'],
    capabilities: ['charges'],
  },
};

/** The frame with the loading dashboard, the phone's action bar, and the skeleton that all other screens share. */
export function frameHtml(): { dashboard: string; bar: string; list: string } {
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
  return { dashboard, bar: renderToString(<SendRequestBarContent canSend charges />), list };
}

/** The screens of signed-in users, with the dashboard first. In this build `load` returns the path of the source file. */
export const userRoutes = ROUTES.filter(({ visitor }) => !visitor).sort(
  (one, other) =>
    Number(other.path === paths.transaction.dashboard) - Number(one.path === paths.transaction.dashboard),
);
