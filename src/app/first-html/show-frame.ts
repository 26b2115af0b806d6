import type { Early } from '#api/early-requests.ts';
import { areaOf } from '#domain/paths.ts';
import type { FrameRecord } from '#stores/remembered-page-frame.ts';
import type { StoredSession } from '#stores/stored-session.ts';
import { idle } from '#stores/yield-to-browser.ts';
import { matchesPath } from '../matches-path.ts';
import { startLoading } from './start-loading.ts';

/** Set by the build: path, title and own files of each screen; the dashboard comes first. */
declare const PLACES: readonly (readonly [path: string, title: string, files: readonly string[]])[];

/** Selects the open balance in the drawer and, on narrow screens, in the top bar. */
const BALANCES = 'aside > div + div, header > p';

/** Selects what only cashiers at a counter have. */
const AT_COUNTER = '[data-counter]';

const find = <Found extends Element = HTMLElement>(root: ParentNode, selector: string) =>
  root.querySelector(selector) as Found;

/** Starts loading the requested screen, and shows the frame as this user last saw it. */
export function showFrame(app: HTMLElement, stored: StoredSession, record: FrameRecord, early: Early): void {
  const place = PLACES.find(([path]) => matchesPath(path, location.pathname)) ?? PLACES[0];
  const [, title, files] = place as (typeof PLACES)[number];
  const isDashboard = place === PLACES[0];

  startLoading({ files, readsTransactions: isDashboard }, stored, record, early);
  app.append(template('frame'));
  const main = find(app, 'main');
  main.append(template(isDashboard ? 'dashboard' : 'list'));
  if (isDashboard) {
    if (!record.collects) for (const part of main.querySelectorAll(AT_COUNTER)) part.remove();
    showSend(app, record, stored.userData.capabilities?.includes('charges') === true, early);
  } else find(main, 'h1').textContent = title;
  if (!record.showsBalance) for (const balance of app.querySelectorAll(BALANCES)) balance.remove();
  const [name, role] = app.querySelectorAll('aside > :last-child p');
  (name as Element).textContent = stored.userData.user.name;
  (role as Element).textContent = record.role;
  fillMenu(find(app, 'nav a'), record);
  // The first date format takes long to create, so it is created while the scripts load, not when the rows are shown.
  idle().then(() => new Intl.DateTimeFormat());
}

/**
 * Shows the send buttons, for users who may send requests. If one is pressed before the scripts have loaded, its
 * dialog opens afterwards.
 */
function showSend(app: HTMLElement, { maySend }: FrameRecord, charges: boolean, early: Early): void {
  const head = find(app, '[aria-keyshortcuts=F2]').parentElement as HTMLElement;
  if (!maySend) {
    head.remove();
    return;
  }
  app.append(template('bar'));
  const bar = app.lastElementChild as HTMLElement;
  // Cobrar is the last button in the header, but the first in the bar of phones.
  for (const [send, charge] of [[...head.children], [...bar.children].reverse()] as HTMLElement[][]) {
    if (!send || !charge) continue;
    send.onclick = () => {
      early.opens = 'request';
    };
    charge.onclick = () => {
      early.opens = 'charge';
    };
    if (charges) continue;
    send.className = charge.className;
    charge.remove();
  }
}

const template = (name: string) => find<HTMLTemplateElement>(document, `#first-${name}`).content;

function fillMenu(sample: HTMLElement, { menu }: FrameRecord): void {
  const area = areaOf(location.pathname) || 'transaction';
  const current = menu.find(({ path }) => areaOf(path) === area);
  sample.removeAttribute('aria-current');
  for (const { path, label, icon } of menu) {
    const entry = sample.cloneNode(true) as HTMLAnchorElement;
    entry.href = path;
    if (path === current?.path) entry.setAttribute('aria-current', 'page');
    (entry.lastChild as Node).textContent = label;
    const use = find<SVGUseElement>(entry, 'use');
    use.setAttribute('href', (use.getAttribute('href') as string).replace(/#.*/, `#i-${icon}`));
    sample.before(entry);
  }
  sample.remove();
}
