import type { Session } from '@cobros/sdk';
import { act, cleanup, configure, fireEvent, render as renderPage, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { startSession } from '#stores/session.ts';
import { callsUnderWay } from '../../support/calls-under-way.ts';
import { ofEveryTest } from '../../support/guarded-uvu.ts';
import { type Responders, stubbedApi, unansweredCalls } from './stubbed-api.ts';

export { assert, test } from './test.ts';

// Every action below already runs within act, and a real timer must not be waited for while a test has replaced timers.
configure({ asyncWrapper: (work) => work(), getElementError: (message) => new Error(message ?? '') });
const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

/** Runs a user action; when the promise settles, React has handled it. */
async function settled(work: () => unknown): Promise<void> {
  await act(async () => void (await work()));
}

/** Waits one turn of the event loop, and as many more as calls need to return from the stubbed API. */
async function settle(): Promise<void> {
  do await settled(() => new Promise<void>((resolve) => setTimeout(resolve, 0)));
  while (callsUnderWay() > 0);
}

ofEveryTest.end = () => settled(cleanup);

const TURNS = 500;
/** Code loaded on demand takes this long at most on a busy machine. */
const LONGEST_MS = 3000;

/** Runs timers and promises until the condition holds, or long enough to be sure that it does not. */
async function until(condition: () => boolean): Promise<void> {
  const start = performance.now();
  for (let turn = 0; !condition() && (turn < TURNS || performance.now() < start + LONGEST_MS); turn++)
    await settle();
}

const ROLES = ['button', 'link', 'menuitem', 'tab', 'option'];
const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Renders a page after unmounting the previous one, and returns helpers to query it and act on it. */
export async function render(element: ReactNode) {
  await settled(cleanup);
  const page = renderPage(element);
  await settled(() => undefined);

  const findAll = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const find = <Found extends HTMLElement = HTMLElement>(selector: string): Found => {
    const found = document.querySelector<Found>(selector);
    if (!found) throw new Error(`Nothing matches ${selector} in ${document.body.innerHTML.slice(0, 2000)}`);
    return found;
  };
  /** The button or link with this accessible name. */
  function button(name: string): HTMLButtonElement {
    for (const role of ROLES) {
      const [found] = screen.queryAllByRole(role, { name, hidden: true });
      if (found) return found as HTMLButtonElement;
    }
    throw new Error(`No button is called ${name}`);
  }
  /** The field whose label begins with this text. */
  const field = <Found extends HTMLElement = HTMLInputElement>(label: string): Found =>
    screen.getAllByLabelText(new RegExp(`^${escaped(label)}`), {
      selector: 'input, select, textarea',
    })[0] as Found;
  /** Waits until the stubbed API has responded to every call, nothing is loading any more, and the page shows the data. */
  async function loaded(): Promise<void> {
    for (let turn = 0; turn < 5; turn++) await settle();
    await until(() => unansweredCalls() === 0 && document.querySelector('[aria-busy="true"]') === null);
    for (let turn = 0; turn < 5; turn++) await settle();
  }
  /** Does something, and waits for what it loads. */
  async function andLoad(work: () => unknown): Promise<void> {
    await settled(work);
    await loaded();
  }
  /** Submits the form, as Enter in one of its fields does. @throws if the browser would then load the page anew */
  async function submit(): Promise<void> {
    let stays = true;
    const note = (event: Event) => {
      stays = event.defaultPrevented;
    };
    window.addEventListener('submit', note);
    await settled(() => find<HTMLFormElement>('form').requestSubmit());
    window.removeEventListener('submit', note);
    if (!stays) throw new Error('Submitting the form loads the page anew');
  }
  return {
    container: page.container,
    find,
    findAll,
    has: (selector: string) => document.querySelector(selector) !== null,
    /** The text of the page, or of the first element that matches. */
    text: (selector?: string) => (selector ? find(selector) : document.body).textContent ?? '',
    /** The text of each element that matches. */
    texts: (selector: string) => findAll(selector).map(({ textContent }) => textContent),
    /** The texts of the cells of each row that matches. */
    cells: (selector: string) =>
      findAll(selector).map((row) => [...row.children].map(({ textContent }) => textContent)),
    /** The texts of the options of a list. */
    options: (label: string) =>
      [...field<HTMLSelectElement>(label).options].map(({ textContent }) => textContent),
    /** The accessible description of a field or dialog. */
    description: (target: Element) =>
      (target.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' '),
    button,
    field,
    /** Dispatches any other event. */
    act: settled,
    /** Dispatches an event of the browser. */
    dispatch: (target: EventTarget, event: Event) => settled(() => target.dispatchEvent(event)),
    rerender: (next: ReactNode) => settled(() => page.rerender(next)),
    /** Shows another page, and runs what restores the focus. */
    async show(next: ReactNode) {
      await settled(() => page.rerender(next));
      await settle();
    },
    click: (target: Element) => settled(() => user.click(target)),
    clickButton: (name: string) => settled(() => user.click(button(name))),
    clickAndLoad: (name: string) => andLoad(() => user.click(button(name))),
    submit,
    submitAndLoad: () => submit().then(loaded),
    loaded,
    actAndLoad: andLoad,
    /** The connection is back: what is polled is read at once. */
    backOnline: () => andLoad(() => window.dispatchEvent(new Event('online'))),
    /** Moves the pointer to an element. */
    hover: (target: Element) => settled(() => user.hover(target)),
    /** Replaces the value of a field. */
    type: (target: Element, value: string) =>
      settled(() =>
        fireEvent[target.tagName === 'SELECT' ? 'change' : 'input'](target, { target: { value } }),
      ),
    /** Presses keys at the caret of the focused field: characters, Backspace, Home, End and the arrow keys. */
    async keys(...keys: readonly string[]) {
      for (const key of keys) await settled(() => user.keyboard([...key].length > 1 ? `{${key}}` : key));
    },
    /** Replaces the selection by a whole text, as pasting and dictation do. */
    paste: (text: string) => settled(() => user.paste(text)),
    press: (key: string, target: Element = document.activeElement ?? document.body) =>
      settled(() => fireEvent.keyDown(target, { key })),
    focus: (target: HTMLElement) => settled(() => target.focus()),
    blur: (target: HTMLElement) => settled(() => target.blur()),
    /** Waits for an element that is loaded on demand. */
    async appears(selector: string): Promise<HTMLElement> {
      await until(() => document.querySelector(selector) !== null);
      return find(selector);
    },
    until,
    /** Runs zero-delay timers and promises, such as those that restore the focus. */
    settle,
    unmount: () => settled(cleanup),
  };
}

export type View = Awaited<ReturnType<typeof render>>;

interface Opening {
  /** The address; by default the one before stays. */
  at?: string;
  /** Default: the session that is already open. */
  as?: Session;
}

/** Shows a screen or dialog of someone signed in at an address, with a server that responds to these calls, once it has loaded. */
export async function openPage(page: ReactNode, responders: Responders = {}, { at, as }: Opening = {}) {
  // The page before would read anew for the other user.
  await settled(cleanup);
  if (as) startSession(as);
  if (at) history.replaceState(null, '', at);
  const api = stubbedApi(responders);
  const view = await render(page);
  await view.loaded();
  return { view, api, contents: api.contentsOf };
}

/** Runs renders and actions on a screen narrower than every breakpoint. */
export const onNarrowScreen = <Result,>(run: () => Promise<Result>): Promise<Result> => withMedia(true, run);

/** Runs on a screen that is wider than any breakpoint; the usual one has 1024 pixels. */
export const onWideScreen = <Result,>(run: () => Promise<Result>): Promise<Result> => withMedia(false, run);

async function withMedia<Result>(matches: boolean, run: () => Promise<Result>): Promise<Result> {
  const real = window.matchMedia;
  window.matchMedia = () =>
    ({ matches, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
  try {
    return await run();
  } finally {
    window.matchMedia = real;
  }
}
