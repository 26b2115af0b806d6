import { areaOf, paths } from '#domain/paths.ts';
import { can, type Person } from '#domain/permissions.ts';
import { matchesPath } from './matches-path.ts';
import { AREA_REQUIREMENTS, NOT_FOUND_ROUTE, ROUTES, type Route } from './routes.ts';

/** Redirects of section 2 of the specification; the first match applies. */
const OF_VISITOR: readonly [from: string, to: string][] = [[paths.auth.root, paths.auth.login]];
const OF_USER: typeof OF_VISITOR = [
  [paths.home, paths.transaction.root],
  [paths.transaction.root, paths.transaction.dashboard],
  [paths.closing.root, paths.closing.history],
  [`${paths.auth.root}/*`, paths.transaction.dashboard],
];

export type Resolution = { route: Route; redirect?: never } | { redirect: string; route?: never };

/** Finds the route or redirect of a path for this user; null is a visitor. */
export function resolveRoute(path: string, person: Person | null): Resolution {
  const redirect = (person ? OF_USER : OF_VISITOR).find(([from]) => matchesPath(from, path));
  if (redirect) return { redirect: redirect[1] };

  const route = ROUTES.find((one) => !one.visitor === !!person && matchesPath(one.path, path));
  if (route && (!person || mayEnter(person, route))) return { route };
  if (!route && person && leadsToBranches(path, person)) return { redirect: paths.branches.root };

  return fallback(path, person);
}

/** Specification §2: unknown paths below the branches lead there. Users who may not see branches get the 404 page. */
const leadsToBranches = (path: string, person: Person): boolean =>
  matchesPath(`${paths.branches.root}/*`, path) &&
  areaAllows(person, path) &&
  can(person, { all: ['branch_view'] });

function mayEnter(person: Person, route: Route): boolean {
  return areaAllows(person, route.path) && (!route.requires || can(person, route.requires));
}

function areaAllows(person: Person, path: string): boolean {
  return Object.entries(AREA_REQUIREMENTS).every(
    ([area, requirement]) => !matchesPath(`${area}/*`, path) || can(person, requirement),
  );
}

/** An unknown path in a permitted area is a 404; any other redirects to the start page. */
function fallback(path: string, person: Person | null): Resolution {
  if (!person) return { redirect: paths.auth.root };
  const known = ROUTES.some((one) => !one.visitor && areaOf(one.path) === areaOf(path));
  return known && areaAllows(person, path) ? { route: NOT_FOUND_ROUTE } : { redirect: paths.home };
}
