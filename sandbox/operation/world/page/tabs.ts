const FIRST = 'telefonos';

/** Shows the tab that the address names, by default the overview. */
export function startTabs(): void {
  window.addEventListener('hashchange', showTab);
  showTab();
}

function showTab(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.tabs a')];
  const current = links.find((link) => link.hash === location.hash)?.hash.slice(1) ?? FIRST;
  for (const link of links) {
    if (link.hash === `#${current}`) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  for (const part of document.querySelectorAll<HTMLElement>('[data-tab]')) {
    part.hidden = !part.dataset.tab?.split(' ').includes(current);
  }
  document.querySelector('main')?.classList.toggle('one', current !== FIRST);
}
