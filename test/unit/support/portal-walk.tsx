import type { Session } from '@cobros/sdk';
import { startApi } from '#api/api-options.ts';
import { App } from '#app/app.tsx';
import { resolveRoute } from '#app/resolve-route.ts';
import { ROUTES } from '#app/routes.ts';
import { allows, requirements } from '#sandbox/access/users/operation-requirements.ts';
import type { Permission, UserType } from '#sandbox/access/users/user-permissions.ts';
import { operations } from '#sandbox/ground/contract/described-operations.ts';
import type { OperationId, Schemas } from '#sandbox/ground/contract/operation-types.ts';
import { currentUser } from '#stores/current-user.ts';
import { endSession } from '#stores/end-session.ts';
import { forgetResources } from '#stores/resource.ts';
import { startSession } from '#stores/session.ts';
import { isSpecified, withoutOptionalFields } from '#test/support/specified-backend.ts';
import { session } from '../../fixtures/session.ts';
import { failureResponse, successResponse } from './envelope-responses.ts';
import { render, type View } from './render.tsx';

export interface Walker {
  type: UserType;
  roleName: string | null;
  permissions: readonly Permission[];
  /** Undefined for a backend of the specification alone. */
  capabilities: readonly Schemas['Capability'][] | undefined;
}

/** Everything that can be reached from the start by following every link and opening every menu. */
export interface Walk {
  /** Screens, such as `Cierres`, and controls, such as `Cierres › Realizar cierre`. */
  offered: ReadonlySet<string>;
  /** The text of all screens visited. */
  text: string;
  /** Headings of columns in which no row has anything. */
  emptyColumns: string[];
  /** Calls made without the required permission, or that the server does not have. */
  rejected: string[];
}

type Answers = Partial<Record<OperationId, unknown>>;

export function mayCall({ type, permissions }: Walker, id: OperationId): boolean {
  const requirement = requirements[id];
  return requirement.access !== 'session' || allows(requirement, { type, permissions: new Set(permissions) });
}

/** Signs in on a server that enforces the table of requirements, and walks through the portal. */
export async function walkPortal(walker: Walker, responders: Answers): Promise<Walk> {
  const signedIn = sessionOf(walker);
  const rejected = serve(walker, { ...responders, 'auth.renewSession': signedIn });
  localStorage.clear();
  sessionStorage.clear();
  forgetResources();
  history.replaceState(null, '', '/');
  startSession(signedIn);
  // Preloads code that is otherwise loaded on demand, at an unpredictable time.
  await Promise.all([
    import('#screens/dashboard/summary/compared/compared-hourly-chart.tsx'),
    import('#ui/menu.tsx'),
    import('#app/layout/main-layout.tsx'),
  ]);
  await Promise.all(ROUTES.map((route) => route.load(() => import('#app/layout-and-dashboard.ts'))));
  const view = await render(<App />);
  await view.appears('main h1');
  const offered = new Set<string>();
  const texts: string[] = [];
  const emptyColumns: string[] = [];
  const found = new Set([location.pathname]);
  const start = { path: location.pathname, name: nameOf(view.find('nav a')) };
  const trails = [[start]];
  for (let trail = trails.shift(); trail; trail = trails.shift()) {
    await follow(view, trail);
    const title = resolveRoute(location.pathname, currentUser.peek()).route?.title ?? location.pathname;
    offered.add(title);
    for (const label of await labelsOf(view)) offered.add(`${title} › ${label}`);
    texts.push(document.body.textContent ?? '');
    emptyColumns.push(...emptyColumnsOf(view).map((heading) => `${title} › ${heading}`));
    const links = linksOf(view).filter(({ path }) => !found.has(path));
    for (const { path } of links) found.add(path);
    // First those of this screen, which is still open.
    trails.unshift(...links.map((link) => [...trail, link]));
  }
  await view.unmount();
  endSession('', () => undefined);
  return { offered, text: texts.join('\n'), emptyColumns, rejected };
}

function sessionOf(walker: Walker): Session {
  const { type, roleName, permissions, capabilities } = walker;
  const { userData, ...rest } = session();
  const summaryEmails = { daily: false, weekly: false, statement: false };
  const receives = mayCall(walker, 'profile.setSummaryEmails') && { summaryEmails };
  const user = { ...userData.user, type, roleName, ...receives };
  const whole = { ...userData, user, permissions: [...permissions] };
  if (capabilities) return { ...rest, userData: { ...whole, capabilities: [...capabilities] } };
  return withoutOptionalFields('auth.renewSession', { ...rest, userData: whole }) as Session;
}

function serve(walker: Walker, responders: Answers): string[] {
  const rejected: string[] = [];
  startApi({
    baseUrl: 'http://portal.test/api',
    getSessionId: () => 'ficha-1',
    onSessionEnded: () => undefined,
    fetch: async ({ url, method }) => {
      const path = new URL(url).pathname.replace('/api', '');
      // A backend may have no stream of changes, which the portal opens whenever it is idle.
      if (path === '/changes/v3/stream') return failureResponse(404, { title: 'Cambios', message: '' });
      const id = operations.find((one) => one.path === path && one.method === method)?.id;
      if (!id || !(id in responders)) rejected.push(`no response for ${method} ${path}`);
      else if (!mayCall(walker, id) || !(walker.capabilities || isSpecified(id))) rejected.push(id);
      else if (walker.capabilities) return successResponse(responders[id]);
      else return successResponse(withoutOptionalFields(id, responders[id]));
      return failureResponse(403, { title: 'Permiso', message: 'No tienes permiso' });
    },
  });
  return rejected;
}

const nameOf = (element: Element): string => {
  const labels = (element as HTMLInputElement).labels;
  const text = element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent;
  return (text ?? '').trim();
};

interface FoundLink {
  path: string;
  name: string;
}

/** Goes where these links lead, from the last of them that is on the screen: those of the menu are on every screen. */
async function follow(view: View, trail: readonly FoundLink[]): Promise<void> {
  const isHere = (link: FoundLink) => find(view, link) !== undefined;
  for (const link of trail.slice(Math.max(0, trail.findLastIndex(isHere)))) {
    const target = find(view, link);
    if (!target) throw new Error(`No link ${link.name} leads to ${link.path}`);
    await view.click(target);
    await quiet(view);
  }
}

const find = (view: View, { path, name }: FoundLink): HTMLElement | undefined =>
  view
    .findAll('nav a, main a')
    .find((link) => new URL((link as HTMLAnchorElement).href).pathname === path && nameOf(link) === name);

/** Waits until nothing is loading. */
async function quiet(view: View): Promise<void> {
  for (let calm = 0; calm < 2; ) {
    await view.settle();
    calm = view.has('main [aria-busy=true], main [role=progressbar]') ? 0 : calm + 1;
  }
}

/** Links to other screens; a link to the same screen opens a dialog by its address. */
const linksOf = (view: View): FoundLink[] =>
  view
    .findAll('nav a, main a')
    .map((link) => ({ path: new URL((link as HTMLAnchorElement).href).pathname, name: nameOf(link) }))
    .filter(({ path }) => path !== location.pathname);

const emptyColumnsOf = (view: View): string[] =>
  view.findAll('main table').flatMap((table) => {
    const rows = [...table.querySelectorAll('tbody tr')].map(({ children }) => children);
    const isEmpty = (column: number) =>
      rows.length > 0 &&
      rows.every((cells) => !cells[column]?.textContent && !cells[column]?.querySelector('svg'));
    return [...table.querySelectorAll('thead th')].map(nameOf).filter((_heading, column) => isEmpty(column));
  });

/** Labels of all controls, including those in the menus of rows and in the sheet of filters. */
async function labelsOf(view: View): Promise<string[]> {
  const labels = view.findAll('button, main a, select, input').map(nameOf);
  for (const menu of view.findAll('button[aria-label^="Acciones de"]')) {
    await view.focus(menu);
    await view.press('ArrowDown');
    await view.appears('[role=menuitem]');
    labels.push(...view.findAll('[role=menuitem]').map(nameOf));
    await view.press('Escape');
    await view.settle();
  }
  const filters = view.findAll('main section[aria-label=Filtros] [aria-haspopup=dialog]')[0];
  if (filters) {
    await view.click(filters);
    await view.appears('[role=dialog]');
    labels.push(...view.findAll('[role=dialog] :is(button, select, input)').map(nameOf));
    await view.press('Escape');
    await view.until(() => !view.has('[role=dialog]'));
  }
  return labels;
}
