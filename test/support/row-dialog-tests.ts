import type { Test } from 'uvu';
import * as assert from 'uvu/assert';
import { clearMessage, message } from '../../src/stores/messages.ts';
import { forgetResources } from '../../src/stores/resource.ts';
import { chooseFromMenu } from './choose-from-menu.ts';
import { failureResponse } from './envelope-responses.ts';
import { loadedView } from './loaded-view.ts';
import type { View } from './render.tsx';
import type { stubbedApi } from './stubbed-api.ts';

/** A dialog of a row's menu, and what it does. */
interface RowDialogCase {
  row: string;
  item: string;
  /** Whom it affects and how, in its words. */
  tells: string;
  fill?: (view: View) => Promise<void>;
  button: string;
  call: string;
  content: object;
  said: [title: string, text: string];
}

interface RowDialogTests {
  test: Test;
  open: () => Promise<{ view: View; api: ReturnType<typeof stubbedApi> }>;
  /** The call that lists the rows. */
  list: string;
  cases: readonly RowDialogCase[];
}

const DIALOG = '[role=dialog], [role=alertdialog]';

/** Types the word that confirms an action. */
export const typeWord = (word: string) => (view: View) =>
  view.type(view.find<HTMLInputElement>('[role=alertdialog] input'), word);

/** Tests of what every dialog of a row's menu does with its call. */
export function rowDialogTests({ test, open, list, cases }: RowDialogTests): void {
  test.before.each(forgetResources);
  test.after(() => history.replaceState(null, '', '/'));
  for (const { row, item, tells, fill, button, call, content, said } of cases) {
    test(`${item}: its failure stays in the dialog; the same call again succeeds, and the rows are read anew`, async () => {
      clearMessage();
      const { view, api } = await open();
      api.responders[call] = () => failureResponse(500, { title: 'Ocupado', message: 'Intenta de nuevo' });
      await chooseFromMenu(view, `Acciones de ${row}`, item);
      const dialog = await view.appears(DIALOG);
      await loadedView(view);
      assert.match(dialog.textContent ?? '', tells);
      await fill?.(view);
      await view.click(view.button(button));
      await loadedView(view);
      assert.is(dialog.querySelector('[role=alert]')?.textContent, 'Ocupado: Intenta de nuevo');
      assert.is(message.value, null);

      const readings = api.callsOf(list).length;
      api.responders[call] = () => Response.json({ responseContent: {} });
      await view.click(view.button(button));
      await loadedView(view);
      const calls = api.callsOf(call);
      assert.equal(
        calls.map((one) => one.content),
        [content, content],
      );
      assert.is(calls[0]?.idempotencyKey, calls[1]?.idempotencyKey);
      assert.is(api.callsOf(list).length, readings + 1);
      assert.equal([message.value?.kind, message.value?.title, message.value?.text], ['success', ...said]);
      assert.not.ok(view.has(DIALOG));
      await view.unmount();
    });
  }
}
