import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Alert } from '../../../src/ui/alert.tsx';
import { Breadcrumb } from '../../../src/ui/breadcrumb.tsx';
import { Card } from '../../../src/ui/card.tsx';
import { Facts } from '../../../src/ui/facts.tsx';
import { Person } from '../../../src/ui/person.tsx';
import { ProgressBar } from '../../../src/ui/progress-bar.tsx';
import { SegmentedLinks } from '../../../src/ui/segmented.tsx';
import { render } from '../../support/render.tsx';

test('facts without a value are left out, and the emphasized one is bold', async () => {
  const view = await render(
    <Facts
      strong="Total"
      items={[
        ['Nota', ''],
        ['Motivo', null],
        ['Cierre', undefined],
        ['Pagos', 0],
        ['Total', 'Q10.00'],
      ]}
    />,
  );
  assert.equal(view.texts('dl > div'), ['Pagos0', 'TotalQ10.00']);
  assert.is(view.text('b'), 'Q10.00');
});

test('a card with a heading is a region with that name, other cards are not', async () => {
  const view = await render(
    <Card title="Cajas" aside="3" foot="Ver todas">
      Caja 1
    </Card>,
  );
  const name = () => document.getElementById(view.find('section').getAttribute('aria-labelledby') ?? '');
  assert.equal([name()?.tagName, name()?.textContent], ['H2', 'Cajas']);
  assert.is(view.text(), 'Cajas3Caja 1Ver todas');
  await view.rerender(<Card flush>Caja 1</Card>);
  assert.equal([view.find('section').hasAttribute('aria-labelledby'), view.has('h2')], [false, false]);
  assert.is(view.text(), 'Caja 1');
});

test('an error interrupts screen readers, other messages do not', async () => {
  for (const tone of ['error', 'warning', 'success', 'info'] as const) {
    const view = await render(
      <Alert tone={tone} title="Pago">
        Ya fue recibido
      </Alert>,
    );
    const role = tone === 'error' ? 'alert' : 'status';
    assert.is(view.text(`[role=${role}]`), 'Pago: Ya fue recibido', tone);
  }
});

test('links to parent screens and views work, and the current one is marked', async () => {
  const view = await render(
    <>
      <Breadcrumb parents={[{ label: 'Sucursales', href: '/branches' }]} current="Centro" />
      <SegmentedLinks
        label="Vistas"
        links={[
          { href: '/transaction/dashboard', label: 'En vivo', current: false },
          { href: '/transaction/history', label: 'Historial', current: true },
        ]}
      />
    </>,
  );
  assert.equal(
    view.findAll('a').map((link) => [link.textContent, link.getAttribute('href')]),
    [
      ['Sucursales', '/branches'],
      ['En vivo', '/transaction/dashboard'],
      ['Historial', '/transaction/history'],
    ],
  );
  assert.equal(view.texts('[aria-current=page]'), ['Centro', 'Historial']);
});

test('progress is shown as a percentage only if the size is known', async () => {
  const view = await render(<ProgressBar label="Subida" value={40} />);
  const bar = () => view.find('[role=progressbar][aria-label=Subida]');
  assert.is(bar().getAttribute('aria-valuenow'), '40');
  await view.rerender(<ProgressBar label="Subida" value={0} />);
  assert.is(bar().getAttribute('aria-valuenow'), '0');
  await view.rerender(<ProgressBar label="Subida" />);
  assert.not.ok(bar().hasAttribute('aria-valuenow'));
});

test('a person has a second line only if one is given', async () => {
  const view = await render(<Person name="María López" detail="@maria.lopez" end="Cambiar" />);
  assert.is(view.text(), 'MLMaría López@maria.lopezCambiar');
  await view.rerender(<Person name="María López" />);
  assert.equal([view.text(), view.findAll('p').length], ['MLMaría López', 1]);
});
