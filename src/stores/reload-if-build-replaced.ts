import { isBuildReplaced } from '../api/is-build-replaced.ts';
import { reloadKeepingValues } from './reload-keeping-values.ts';

/** For code that did not load. Loads the page again if a new build has replaced that code, and returns whether it does. */
export async function reloadIfBuildReplaced(): Promise<boolean> {
  const replaced = await isBuildReplaced();
  if (replaced) reloadKeepingValues();
  return replaced;
}
