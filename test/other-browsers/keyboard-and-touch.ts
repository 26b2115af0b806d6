import type { Role, Target } from './find-in-page.ts';
import { describe, KEYS, type Page } from './page.ts';

/** A way to operate the portal: by keyboard or by touch. */
export interface InputMethod {
  /** Presses a button, follows a link, or chooses from an open menu. */
  press(target: Target): Promise<void>;
  write(label: string | RegExp, text: string): Promise<void>;
  /** Chooses the option that begins with this text. */
  choose(label: string, option: string): Promise<void>;
  attach(label: string, file: string): Promise<void>;
}

const field = (name: string | RegExp): Target => ({ role: 'field', name });

/** Uses only Tab, Enter and the arrow keys, and checks the focus at each step. */
export function byKeyboard(page: Page): InputMethod {
  const reach = async (target: Target) => {
    for (let presses = 0; presses < 80; presses += 1) {
      const place = await page.placeOf(target);
      if (place === 'focused') return;
      if (target.role === 'menuitem') await page.type(KEYS.ArrowDown);
      else if (place === 'before') await page.typeBackTab();
      else await page.type(KEYS.Tab);
    }
    throw new Error(`The keys do not lead to ${describe(target)}`);
  };
  return {
    async press(target) {
      await reach(target);
      await page.type(KEYS.Enter);
    },
    async write(label, text) {
      await reach(field(label));
      await page.type(text);
    },
    async choose(label, option) {
      await reach(field(label));
      // An open list would take the keys too; a closed one selects by the first letters.
      await page.type(option);
      await expectChosen(page, label, option);
    },
    async attach(label, file) {
      await reach({ role: 'file', name: label });
      await page.giveFile({ role: 'file', name: label }, file);
    },
  };
}

/** Uses taps of a finger; text is typed on the keyboard. */
export const byTouch = (page: Page): InputMethod => ({
  press: (target) => page.tap(target),
  async write(label, text) {
    await page.tap(field(label));
    await page.type(text);
  },
  async choose(label, option) {
    await page.chooseOption(field(label), option);
    await expectChosen(page, label, option);
  },
  attach: (label, file) => page.giveFile({ role: 'file', name: label }, file),
});

async function expectChosen(page: Page, label: string, option: string): Promise<void> {
  const select = await page.find(field(label));
  const chosen = await page.run((one: HTMLSelectElement) => one.selectedOptions[0]?.text, select);
  if (!chosen?.startsWith(option)) throw new Error(`${label} is ${chosen}, not ${option}`);
}

/** The target with a role and name. */
export const the = (
  role: Role,
  name: string | RegExp,
  place: Pick<Target, 'row' | 'section'> = {},
): Target => ({
  role,
  name,
  ...place,
});
