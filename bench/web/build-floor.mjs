import { portalOptions } from '../../build/portal-options.mjs';
import { buildPage } from './build-page.mjs';

export const FLOOR = 'dist/bench-floor';

/** Builds the page of floor.tsx as the portal is built. */
export function buildFloor() {
  return buildPage({
    folder: FLOOR,
    entry: 'bench/web/floor.tsx',
    options: portalOptions({ production: true }),
  });
}
