/** Tests whether a newer build has been published, which removes the files of this one. */
export async function isBuildReplaced(): Promise<boolean> {
  const own = document.querySelector<HTMLLinkElement>('link[rel=modulepreload]')?.href;
  try {
    const response = await fetch(`${BASE_PATH}/`, { cache: 'no-cache', headers: { Accept: 'text/html' } });
    return own !== undefined && response.ok && !(await response.text()).includes(new URL(own).pathname);
  } catch {
    return false;
  }
}
