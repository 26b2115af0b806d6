import { paths } from '#domain/paths.ts';
import type { Person } from '#domain/permissions.ts';
import { hasPart } from '#stores/optional-parts.ts';
import { matchesPath } from '../matches-path.ts';
import { menuOf } from '../menu.ts';
import { resolveRoute } from '../resolve-route.ts';
import { ROUTES } from '../routes.ts';
import type { Found } from './found.ts';
import { goToScreen } from './go-to-screen.ts';

/** The routes that a user may open in the areas of their menu. */
export function findableScreens(person: Person): Found[] {
  const menu = menuOf(person);
  return ROUTES.flatMap((route) => {
    const { path, title, bare } = route;
    const entry = menu.find(({ area }) => matchesPath(`${area}/*`, path));
    // A closing, or the cashiers of a branch, cannot be opened without an id.
    const opensAlone = !bare && !path.includes(':') && path !== paths.branches.checkouts;
    const has = path !== paths.administrativeUsers.activity || hasPart('activity');
    if (!entry || !opensAlone || !has || resolveRoute(path, person).route !== route) return [];
    return [{ key: path, icon: entry.icon, name: title, open: () => goToScreen(path) }];
  });
}
