import { CodeField } from '#ui/code-field.tsx';
import { ControlledField } from '../support/controlled-field.tsx';
import { assert, render, test, type View } from '../support/render.tsx';

const Form = ({
  start = '',
  onWhole = () => undefined,
}: {
  start?: string;
  onWhole?: (code: string) => void;
}) => (
  <ControlledField start={start}>
    {(code, onChange) => <CodeField label="Código" value={code} onChange={onChange} onWhole={onWhole} />}
  </ControlledField>
);

const boxesOf = (view: View) => view.findAll('[role=group][aria-label=Código] input') as HTMLInputElement[];
const shown = (view: View) =>
  boxesOf(view)
    .map(({ value }) => value || '_')
    .join('');
const focused = (view: View) => boxesOf(view).indexOf(document.activeElement as HTMLInputElement);

function box(view: View, index: number): HTMLInputElement {
  const found = boxesOf(view)[index];
  if (!found) throw new Error(`There is no box ${index}`);
  return found;
}

async function paste(view: View, target: HTMLElement, text: string) {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { getData: () => text } });
  target.dispatchEvent(event);
  await view.settle();
  assert.ok(event.defaultPrevented, 'the browser would write the text into the cell as well');
}

test('each digit fills its cell and moves on to the next, and the sixth completes the code; a pasted code fills all cells, from any cell and with any separators', async () => {
  const whole: string[] = [];
  const view = await render(<Form onWhole={(code) => whole.push(code)} />);
  for (const [index, digit] of [...'482915'].entries()) await view.type(box(view, index), digit);
  assert.is(shown(view), '482915');
  assert.is(focused(view), 5);
  assert.equal(whole, ['482915']);
  const pasted = await render(<Form start="11" />);
  await paste(pasted, box(pasted, 3), ' 482-915\n');
  assert.is(shown(pasted), '482915');
});

test('text without digits changes nothing; a code suggested by the phone goes into the first cell, and replaces digits that were typed before', async () => {
  const view = await render(<Form start="48" />);
  await paste(view, box(view, 2), 'código');
  await view.type(box(view, 2), 'x');
  assert.is(shown(view), '48____');
  const kinds = boxesOf(view).map((one) => one.autocomplete);
  assert.equal(kinds, ['one-time-code', ...Array(5).fill('off')]);
  assert.is(view.field('Dígito 6').inputMode, 'numeric');
  await view.type(box(view, 0), '482915');
  assert.is(shown(view), '482915');
  await view.type(box(view, 0), '731206');
  assert.is(shown(view), '731206');
});

test('Backspace deletes a digit, then the previous ones', async () => {
  const view = await render(<Form start="482" />);
  await view.focus(box(view, 2));
  await view.press('Backspace');
  assert.is(shown(view), '48____');
  await view.press('Backspace');
  assert.is(shown(view), '4_____');
  assert.is(focused(view), 1);
});

test('arrow keys, Home and End move the caret, and a digit replaces another; a cell emptied in the middle keeps the others in place; a digit typed before the existing digit of a cell replaces that digit too', async () => {
  const view = await render(<Form start="482915" />);
  await view.focus(box(view, 3));
  await view.press('ArrowLeft');
  assert.is(focused(view), 2);
  await view.type(box(view, 2), '27');
  assert.is(shown(view), '487915');
  assert.is(focused(view), 3);
  await view.press('End');
  await view.press('ArrowRight');
  assert.is(focused(view), 5);
  await view.press('Home');
  await view.press('ArrowLeft');
  assert.is(focused(view), 0);
  await paste(view, box(view, 0), '482915');
  await view.focus(box(view, 1));
  await view.press('Backspace');
  assert.is(shown(view), '4_2915');
  await view.type(box(view, 1), '8');
  assert.is(shown(view), '482915');
  await view.type(box(view, 2), '72');
  assert.is(shown(view), '487915');
  await view.type(box(view, 5), '55');
  assert.is(shown(view), '487915');
});

test('key combinations are left to the browser', async () => {
  const view = await render(<Form start="482915" />);
  await view.focus(box(view, 3));
  for (const held of ['ctrlKey', 'metaKey', 'altKey'] as const)
    for (const key of ['ArrowLeft', 'Backspace', 'Home'])
      await view.act(() => {
        const event = new KeyboardEvent('keydown', { key, [held]: true, bubbles: true, cancelable: true });
        assert.ok(box(view, 3).dispatchEvent(event), `${held} ${key}`);
      });
  assert.equal([shown(view), focused(view)], ['482915', 3]);
});
