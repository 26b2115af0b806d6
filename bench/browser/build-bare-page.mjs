import { portalCodeOptions } from '../../build/portal-code-options.mjs';
import { buildPage } from './build-page.mjs';

export const BARE_PAGE = 'dist/bench-bare-page';

/** Builds the page of bare-page.tsx in the same way as the portal. */
export function buildBarePage() {
  return buildPage({
    folder: BARE_PAGE,
    entry: 'bench/browser/bare-page.tsx',
    options: portalCodeOptions({ production: true }),
  });
}
