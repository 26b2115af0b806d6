import type { Page } from 'playwright-core';

/** Something that is looked at: a screen, a dialog or an open menu. */
export interface ScreenCase {
  /** In the report, and the name of its pictures. */
  name: string;
  /** By the names that `screen-walks-coverage.test.ts` takes from the code: routes, steps of dialogs, and files. */
  shows: readonly string[];
  /** Opens it in the window of the case before, at any width. */
  open(page: Page): Promise<unknown>;
  /** After all has been looked at. */
  leave?(page: Page): Promise<unknown>;
  /** Not kept as a picture, because another case looks like it. */
  unpictured?: boolean;
  /** A screen that a reload shows again: it is loaded at three widths, to see what moves by itself. */
  reloads?: boolean;
  /** An alert appears in it after it has opened, and pushes what is below. */
  alerts?: boolean;
  /** Exists at these widths only, or closes when the width changes, so that it is opened anew at each of them. */
  widths?: readonly number[];
}

/** Cases of one person, in the order in which they are opened. */
export interface ScreenWalk {
  /** Signed in as; undefined for a visitor. */
  username?: string;
  cases: readonly ScreenCase[];
}
