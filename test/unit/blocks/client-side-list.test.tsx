import type { Failure } from '@cobros/sdk';
import { ClientSideListResults } from '#blocks/list/client-side-list-results.tsx';
import { ClientSideListToolbar } from '#blocks/list/client-side-list-toolbar.tsx';
import { useClientSideList } from '#blocks/list/use-client-side-list.ts';
import { assert, render, test } from '../support/render.tsx';

test.before.each(() => history.replaceState(null, '', '/user'));

type Row = { name: string; status: string; note: string | null };
const row = (name: string, status = 'active', note: string | null = null): Row => ({ name, status, note });
const many = Array.from({ length: 11 }, (_, index) => row(`Caja ${index + 1}`));

interface ListProps {
  rows: readonly Row[];
  loading?: boolean;
  failure?: Failure;
}

function List({ rows, loading = false, failure }: ListProps) {
  const list = useClientSideList(rows, ({ name, note }) => [name, note]);
  return (
    <>
      <ClientSideListToolbar list={list} defaultName="Centro" />
      <ClientSideListResults label="Cajas" {...{ list, loading, failure }} onRetry={() => undefined}>
        <ul>
          {list.shown.map(({ name }) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </ClientSideListResults>
    </>
  );
}

async function open(props: ListProps) {
  const view = await render(<List {...props} />);
  return {
    ...view,
    search: (text: string) => view.type(view.find<HTMLInputElement>('input[type=search]'), text),
    names: () => view.texts('li'),
    results: () => view.find('section[aria-label=Cajas]'),
  };
}

test('a page has ten rows, a search starts at the first page, and when a page is gone the previous one is shown', async () => {
  const { click, button, search, names, results, rerender } = await open({ rows: many });
  assert.is(names().length, 10);
  assert.match(results().textContent ?? '', '1 a 10 de 11');
  assert.ok(button('Anterior').disabled);
  await click(button('Página 2'));
  assert.equal(names(), ['Caja 11']);
  assert.match(results().textContent ?? '', '11 a 11 de 11');
  await search('nada');
  assert.is(results().textContent, 'No se encontraron registros coincidentesLimpiar filtros');
  await click(button('Limpiar filtros'));
  assert.is(names().length, 10);
  await search(' CAJA ');
  assert.is(names()[0], 'Caja 1');
  await click(button('Página 2'));
  await rerender(<List rows={many.slice(0, 10)} />);
  assert.is(names().length, 10);
  assert.ok(button('Siguiente').disabled);
});

test('a link with a text to search for fills in the search, even on the page that is already shown', async () => {
  const { act, names, find } = await open({ rows: many });
  await act(() => history.pushState({ soughtText: 'Caja 7' }, '', '/user'));
  assert.equal(names(), ['Caja 7']);
  assert.is(find<HTMLInputElement>('input[type=search]').value, 'Caja 7');
  await act(() => history.pushState({ soughtText: 7 }, '', '/user'));
  assert.equal(names(), ['Caja 7'], 'a state of another kind changes nothing');
});

test('until the rows arrive the list is loading, or shows why it failed, unlike after a failed refresh', async () => {
  const failure = { kind: 'answered', status: 500, title: 'Error', message: 'Intenta de nuevo' } as const;
  const { results, rerender, names } = await open({ rows: [], loading: true });
  assert.is(results().getAttribute('aria-busy'), 'true');
  await rerender(<List rows={[]} loading failure={failure} />);
  assert.is(results().textContent, 'ErrorIntenta de nuevoReintentar');
  await rerender(<List rows={many} failure={failure} />);
  assert.is(names().length, 10);
});
