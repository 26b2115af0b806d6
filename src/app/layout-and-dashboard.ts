// Loaded as one file: the layout and the dashboard, which most users see first after signing in.
export * as dashboard from '#screens/dashboard/dashboard-screen.tsx';

import { loadSignIn } from '#screens/auth/load-sign-in-operation.ts';
import { followAccess } from './layout/follow-access.ts';

export { MainLayout } from './layout/main-layout.tsx';

// If a user signs out while offline the page is not reloaded, so the next sign-in needs this code.
loadSignIn().catch(() => undefined);

// Must run before any client of a signed-in user is created.
followAccess();

// A browser translates a page once it is shown, so this need not delay it.
import('#ui/survive-translation.ts').then(
  ({ surviveTranslation }) => surviveTranslation(),
  () => undefined,
);
