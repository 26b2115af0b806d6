import type { Early } from '#api/early-requests.ts';
import { areaOf } from '#domain/paths.ts';
import type { FrameRecord } from '#stores/remembered-page-frame.ts';
import type { StoredSession } from '#stores/stored-session.ts';
import { idle } from '#stores/yield-to-browser.ts';
import { framePartsOf } from '#ui/frame-part.ts';
import { matchesPath } from '../matches-path.ts';
import { startLoading } from './start-loading.ts';

type Place = readonly [path: string, title: string, files: readonly string[]];

/** Set by the build: path, title and own files of each screen; the dashboard comes first. */
declare const PLACES: readonly [dashboard: Place, ...Place[]];

const find = <Found extends Element = HTMLElement>(root: ParentNode, selector: string) =>
  root.querySelector(selector) as Found;

/** Starts loading the requested screen, and shows the frame as this user last saw it. */
export function showFrame(app: HTMLElement, stored: StoredSession, record: FrameRecord, early: Early): void {
  const place = PLACES.find(([path]) => matchesPath(path, location.pathname)) ?? PLACES[0];
  const [, title, files] = place;
  const isDashboard = place === PLACES[0];

  startLoading({ files, readsTransactions: isDashboard }, stored, record, early);
  app.append(template('frame'));
  const main = find(app, 'main');
  main.append(template(isDashboard ? 'dashboard' : 'list'));
  if (isDashboard) {
    if (!record.collects) remove(framePartsOf(main, 'counter'));
    if (!record.maySend) remove(framePartsOf(main, 'sending'));
    else showSend(app, stored.userData.capabilities?.includes('charges') === true, early);
  } else find(main, 'h1').textContent = title;
  if (!record.showsBalance) remove(framePartsOf(app, 'balance'));
  framePartsOf(app, 'name').item(0).textContent = stored.userData.user.name;
  framePartsOf(app, 'role').item(0).textContent = record.role;
  fillMenu(find(app, 'nav a'), record);
  // The first date format takes long to create, so it is created while the scripts load, not when the rows are shown.
  void idle().then(() => new Intl.DateTimeFormat());
}

const remove = (parts: Iterable<Element>) => {
  for (const part of parts) part.remove();
};

/** Shows the send buttons. If one is pressed before the scripts have loaded, its dialog opens afterwards. */
function showSend(app: HTMLElement, charges: boolean, early: Early): void {
  app.append(template('bar'));
  const sending = framePartsOf(app, 'send');
  for (const button of sending)
    button.onclick = () => {
      early.opens = 'request';
    };
  for (const [at, button] of framePartsOf(app, 'charge').entries()) {
    button.onclick = () => {
      early.opens = 'charge';
    };
    if (charges) continue;
    sending.item(at).className = button.className;
    button.remove();
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
