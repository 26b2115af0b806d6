// One file with the layout and the dashboard, which most users see first after signing in.
export * as dashboard from '../screens/dashboard/dashboard-screen.tsx';

import { loadSignIn } from '../screens/auth/sign-in-later.ts';

export { MainLayout } from './layout/main-layout.tsx';
export * as notFound from './not-found-screen.tsx';

// Who signs out without a network stays on this page, and the next one signs in on it.
loadSignIn().catch(() => undefined);
