import { signal } from '@preact/signals-react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { FiltersCard } from '../../../src/blocks/list/filters-card.tsx';
import { type TypedValues, useFilterForm } from '../../../src/blocks/list/use-filter-form.ts';
import { onNarrowScreen, render } from '../../support/render.tsx';

const NONE: TypedValues = { from: '', to: '' };
const version = signal(0);

interface FiltersProps {
  count: number;
  onApply: (values: TypedValues) => void;
  onClean: () => void;
}

function Filters({ count, onApply, onClean }: FiltersProps) {
  const form = useFilterForm({ applied: NONE, onApply, version });
  const days = (
    <>
      <input
        aria-label="Desde"
        aria-invalid={form.dates.text ? true : undefined}
        value={form.typed.from}
        onChange={({ target }) => form.type({ from: target.value })}
      />
      {form.dates.text}
    </>
  );
  return (
    <FiltersCard form={form} count={count} onClean={onClean} lines={['Primera línea', days]} sheet={days} />
  );
}

async function open(count = 0) {
  const applied: TypedValues[] = [];
  let cleans = 0;
  const view = await render(
    <Filters count={count} onApply={(values) => applied.push(values)} onClean={() => cleans++} />,
  );
  return {
    ...view,
    applied,
    cleans: () => cleans,
    type: (text: string) => view.type(view.find<HTMLInputElement>('input[aria-label=Desde]'), text),
    buttons: () => view.texts('button'),
  };
}

test('on a wide screen the fields are visible, and Limpiar only while a filter is applied', async () => {
  const { buttons, submit, type, applied, cleans, unmount } = await open();
  assert.equal(buttons(), ['Aplicar']);
  await type('20/11/2026');
  await submit();
  assert.equal(applied, [{ from: '2026-11-20', to: '' }]);
  await unmount();
  const filtered = await open(2);
  await filtered.click(filtered.button('Limpiar'));
  assert.equal([filtered.cleans(), cleans()], [1, 0]);
});

test('on a narrow screen a button with the number of filters opens the fields in a sheet', () =>
  onNarrowScreen(async () => {
    const { find, findAll, click, press, submit, type, applied, cleans, button } = await open(2);
    assert.is(find('button').textContent, 'Filtros2');
    assert.is(findAll('form').length, 0);
    await click(find('button'));
    await type('20/13/2026');
    await submit();
    assert.equal(applied, []);
    assert.match(find('[role=dialog]').textContent ?? '', 'El 20/13/2026 no existe');
    assert.is(document.activeElement, find('input[aria-label=Desde]'));
    await type('20/11/2026');
    await submit();
    assert.equal([applied, findAll('[role=dialog]').length], [[{ from: '2026-11-20', to: '' }], 0]);
    await click(find('button'));
    await click(button('Limpiar'));
    assert.equal([cleans(), findAll('[role=dialog]').length], [1, 1]);
    await press('Escape');
    assert.is(findAll('[role=dialog]').length, 0);
  }));

test('without filters the button shows no number', async () => {
  assert.equal((await onNarrowScreen(() => open())).buttons(), ['Filtros']);
});
