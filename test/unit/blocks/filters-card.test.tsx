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
  };
}

test('on a narrow screen a button with the number of filters opens the fields in a sheet', () =>
  onNarrowScreen(async () => {
    const { find, findAll, click, press, submit, type, applied, cleans, button, unmount } = await open(2);
    assert.is(find('button').textContent, 'Filtros2');
    assert.is(findAll('form').length, 0);
    await click(find('button'));
    assert.is(document.activeElement, find('h2'), 'the keyboard of the phone stays closed');
    await type('20/13/2026');
    await submit();
    assert.equal(applied, []);
    assert.is(find('[role=dialog]').textContent, 'FiltrosEl 20/13/2026 no existeLimpiarAplicar');
    assert.is(document.activeElement, find('input[aria-label=Desde]'));
    await type('20/11/2026');
    await submit();
    assert.equal([applied, findAll('[role=dialog]').length], [[{ from: '2026-11-20', to: '' }], 0]);
    await click(find('button'));
    await click(button('Limpiar'));
    assert.equal([cleans(), findAll('[role=dialog]').length], [1, 1]);
    await press('Escape');
    assert.is(findAll('[role=dialog]').length, 0);
    await click(find('button'));
    await click(button('Cerrar'));
    assert.is(findAll('[role=dialog]').length, 0);
    await unmount();
    assert.is((await open()).find('button').textContent, 'Filtros');
  }));
