import type { Page } from 'playwright-core';

/** A screen, a dialog or an open menu that is checked. */
export interface ScreenCase {
  /** The name in the report and of its screenshots. */
  name: string;
  /** The routes, dialog steps and files that it shows, named as `screen-walks-coverage.test.ts` finds them in the code. */
  shows: readonly string[];
  /** Opens it in the window of the previous case, at any width. */
  open(page: Page): Promise<unknown>;
  /** Called after everything has been checked. */
  leave?(page: Page): Promise<unknown>;
  /** No screenshot is kept, because another case looks the same. */
  unpictured?: boolean;
  /** A reload shows the screen again. It is loaded at three widths, to see what moves by itself. */
  reloads?: boolean;
  /** After opening it shows an alert, which pushes down what is below. */
  alerts?: boolean;
  /** The only widths at which it exists; or it closes when the width changes, so it is opened again at each of these. */
  widths?: readonly number[];
  /** Of the window at the widths of phones, if it is lower than usual. */
  heightOnPhones?: number;
}

/** The cases of one user, in the order in which they are opened. */
export interface ScreenWalk {
  /** The user who is signed in; undefined for a visitor. */
  username?: string;
  cases: readonly ScreenCase[];
}
