import { findInPage, middleInPage, SELECTORS, type Target } from './find-in-page.ts';
import type { Session } from './session.ts';
import { until } from './until.ts';

/** Keys by their code in the WebDriver standard. */
export const KEYS = { Tab: '\uE004', Enter: '\uE007', Shift: '\uE008', ArrowDown: '\uE015' } as const;

/**
 * An address of the portal's origin that gives access to its storage without running its code. Firefox shows JSON with code of
 * its own.
 */
const RESTING_PLACE = '/robots.txt';

/** A reference to an element in WebDriver's format. */
type Reference = Record<string, string>;

/** The window of a session, whose controls are found by the names that people see. */
export class Page {
  constructor(
    readonly session: Session,
    readonly url: string,
  ) {}

  async resize(width: number, height: number): Promise<void> {
    await this.session.send('SetWindowRect', { width, height });
  }

  /** Opens the portal as on a device that has never opened it. */
  async openAnew(path: string): Promise<void> {
    await until(
      async () => {
        await this.session.send('Navigate', { url: this.url + RESTING_PLACE });
        return this.run(clearStorageInPage, RESTING_PLACE);
      },
      () => `${RESTING_PLACE} does not open`,
    );
    await this.session.send('Navigate', { url: this.url + path });
    await this.run(recordErrorsInPage);
  }

  /** Fails if an error has occurred since the page was opened. */
  async expectNoErrors(): Promise<void> {
    const errors = await this.run(() => document.documentElement.dataset.errors);
    if (errors) throw new Error(`The page had errors:${errors}`);
  }

  /** Runs a function in the page; the function may use only its arguments. */
  async run<Words extends unknown[], Result>(
    work: (...words: Words) => Result,
    ...words: { [Place in keyof Words]: Words[Place] | Reference }
  ): Promise<Result> {
    const script = `return (${work}).apply(null, arguments);`;
    return (await this.session.send('ExecuteScript', { script, args: words })) as Result;
  }

  /** Waits for a text that the page shows. */
  async shows(text: string | RegExp): Promise<void> {
    const pattern = patternOf(text, false);
    await until(
      () => this.run((source) => new RegExp(source, 'u').test(document.body.innerText), pattern),
      () => this.lacking(`the text ${text}`),
    );
  }

  async find(target: Target): Promise<Reference> {
    return until(
      () => this.look(target),
      () => this.lacking(describe(target)),
    );
  }

  /** Says whether the target comes before or after the focused element, or has the focus itself. */
  async placeOf(target: Target): Promise<'focused' | 'after' | 'before'> {
    return this.run(placeInPage, await this.find(target));
  }

  async textOf(target: Target): Promise<string> {
    return this.run((one: HTMLElement) => one.innerText.trim(), await this.find(target));
  }

  async type(text: string): Promise<void> {
    await this.pressKeys([...text].flatMap((key) => [down(key), up(key)]));
  }

  async typeBackTab(): Promise<void> {
    await this.pressKeys([down(KEYS.Shift), down(KEYS.Tab), up(KEYS.Tab), up(KEYS.Shift)]);
  }

  private async pressKeys(actions: object[]): Promise<void> {
    await this.session.send('PerformActions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  async tap(target: Target): Promise<void> {
    const { x, y } = await until(
      async () => this.run(middleInPage, await this.find(target)),
      () => this.lacking(`${describe(target)} within reach`),
    );
    await this.touch(x, y);
  }

  private async touch(x: number, y: number): Promise<void> {
    const actions = [
      { type: 'pointerMove', x, y, duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    const finger = { type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' }, actions };
    await this.session.send('PerformActions', { actions: [finger] });
  }

  /** Touches an empty page, and describes the type of pointer that the page gets and the width of the window. */
  async describeTouch(): Promise<string> {
    await this.openAnew(RESTING_PLACE);
    await this.run(() => {
      addEventListener('pointerdown', ({ pointerType }) => {
        document.documentElement.title = `arrives as ${pointerType}, ${innerWidth} px wide`;
      });
    });
    await this.touch(20, 20);
    return this.run(() => document.documentElement.title);
  }

  /** Chooses from the list that the system opens, which touches of the page do not reach. */
  async chooseOption(target: Target, option: string): Promise<void> {
    const found = await until(
      async () => this.run(optionInPage, await this.find(target), option),
      () => this.lacking(`the option ${option}`),
    );
    await this.session.send('ElementClick', { id: idOf(found) });
  }

  /** Selects a file as the system's dialog would, which keys and touches of the page do not reach. */
  async giveFile(target: Target, file: string): Promise<void> {
    await this.session.send('ElementSendKeys', { id: idOf(await this.find(target)), text: file });
  }

  private look({ role, name, row = '', section = '' }: Target): Promise<Reference | null> {
    const wanted = { selector: SELECTORS[role], pattern: patternOf(name, true), row, section };
    return this.run(findInPage, wanted) as unknown as Promise<Reference | null>;
  }

  private async lacking(what: string): Promise<string> {
    const text = await this.run(() => `${location.pathname}\n${document.body.innerText}`);
    return `Not found: ${what}, on ${text}`;
  }
}

/**
 * Clears the storage once the page is at this path: a dialog that has just closed goes back in the history, which can undo a
 * navigation.
 */
function clearStorageInPage(path: string): boolean {
  if (location.pathname !== path) return false;
  localStorage.clear();
  sessionStorage.clear();
  return true;
}

/** Attaches data to the page itself, because scripts of WebDriver do not share variables in every browser. */
function recordErrorsInPage(): void {
  const { dataset } = document.documentElement;
  const record = (error: unknown) => {
    dataset.errors = `${dataset.errors ?? ''}\n${error}`;
  };
  addEventListener('error', ({ message }) => record(message));
  addEventListener('unhandledrejection', ({ reason }) => record(reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    record(`${violatedDirective} forbids ${blockedURI}`),
  );
}

function placeInPage(element: Element): 'focused' | 'after' | 'before' {
  const focused = document.activeElement ?? document.body;
  if (focused === element) return 'focused';
  const isBefore = focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING;
  return isBefore ? 'before' : 'after';
}

/** Runs in the page, which returns an element as a reference. */
function optionInPage(select: HTMLSelectElement, start: string): Reference | null {
  const found = [...select.options].find(({ text }) => text.startsWith(start));
  return (found as unknown as Reference | undefined) ?? null;
}

export const describe = ({ role, name, row, section }: Target): string =>
  `the ${role} ${name}${row ? ` of ${row}` : ''}${section ? ` in ${section}` : ''}`;

const down = (value: string) => ({ type: 'keyDown', value });
const up = (value: string) => ({ type: 'keyUp', value });

const idOf = (element: Reference) => Object.values(element)[0];

function patternOf(text: string | RegExp, whole: boolean): string {
  if (text instanceof RegExp) return text.source;
  const escaped = text.replace(/[$()*+.?[\\\]^{|}/]/g, '\\$&');
  return whole ? `^${escaped}$` : escaped;
}
