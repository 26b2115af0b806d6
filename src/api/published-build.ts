/** Tests if a newer build has been published, which removes the files of this one. */
export async function isReplaced(): Promise<boolean> {
  const own = document.querySelector<HTMLScriptElement>('script[type=module]')?.src;
  try {
    const answer = await fetch('/', { cache: 'no-cache', headers: { Accept: 'text/html' } });
    return own !== undefined && answer.ok && !(await answer.text()).includes(new URL(own).pathname);
  } catch {
    return false;
  }
}
