import { isBuildReplaced } from '#api/is-build-replaced.ts';
import { reloadKeepingValues } from './reload-keeping-values.ts';

/** Called when code failed to load. Reloads the page if a new build has replaced that code; returns whether it does so. */
export async function reloadIfBuildReplaced(): Promise<boolean> {
  const replaced = await isBuildReplaced();
  if (replaced) reloadKeepingValues();
  return replaced;
}
