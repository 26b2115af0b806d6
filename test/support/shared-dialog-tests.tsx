import type { ReactElement } from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { render } from './render.tsx';

type DialogCase = {
  /** The heading, which is the dialog's accessible name. */
  title: string;
  /** Renders the dialog as its screen does. */
  show: (onClose: () => void) => ReactElement;
  /** Renders the dialog while its call is running. */
  showBusy?: (onClose: () => void) => ReactElement;
  /** The element with the initial focus: the text or label of a button, or a selector. */
  firstFocus: string;
};

const DIALOG = '[role=dialog], [role=alertdialog]';

/** Tests of behavior that all dialogs share. */
export function sharedDialogTests(name: string, { title, show, showBusy, firstFocus }: DialogCase) {
  const test = suite(`${name}, as a dialog`);

  async function opened(make: (onClose: () => void) => ReactElement) {
    let closed = 0;
    const page = (dialog?: ReactElement) => (
      <>
        <button type="button">Quien abre</button>
        {dialog}
      </>
    );
    const view = await render(page());
    await view.focus(view.button('Quien abre'));
    await view.rerender(page(make(() => closed++)));
    await view.settle();
    return { ...view, closed: () => closed, close: () => view.rerender(page()).then(view.settle) };
  }

  test('the dialog’s accessible name is its heading', async () => {
    const view = await opened(show);
    const label = view.find(DIALOG).getAttribute('aria-labelledby') ?? '';
    assert.is(document.getElementById(label)?.textContent, title);
    await view.unmount();
  });

  test('the focus starts at the expected element and returns to the opener', async () => {
    const view = await opened(show);
    const focused = document.activeElement as HTMLElement;
    assert.ok(view.find(DIALOG).contains(focused));
    assert.ok(
      focused.textContent === firstFocus ||
        focused.getAttribute('aria-label') === firstFocus ||
        matches(focused),
      `the focus is on ${focused.outerHTML.slice(0, 200)}`,
    );
    await view.close();
    assert.is(document.activeElement, view.button('Quien abre'));
    await view.unmount();
  });

  const matches = (element: HTMLElement) => {
    try {
      return element.matches(firstFocus);
    } catch {
      return false;
    }
  };

  test('Escape closes the dialog, and so does ×', async () => {
    const view = await opened(show);
    await view.press('Escape');
    assert.is(view.closed(), 1);
    const close = view.find(DIALOG).querySelector<HTMLElement>('[data-close] button');
    assert.ok(close, 'it has no ×');
    await view.click(close);
    assert.is(view.closed(), 2);
    await view.unmount();
  });

  test('the page behind the dialog does not scroll until the dialog is closed', async () => {
    const view = await opened(show);
    assert.is(document.documentElement.style.overflow, 'hidden');
    await view.close();
    assert.is(document.documentElement.style.overflow, '');
    await view.unmount();
  });

  if (showBusy) {
    test('nothing closes the dialog while its call is running', async () => {
      const view = await opened(showBusy);
      await view.press('Escape');
      const close = view.find(DIALOG).querySelector<HTMLElement>('[data-close] button');
      if (close) await view.click(close);
      assert.is(view.closed(), 0);
      await view.unmount();
    });
  }
}
