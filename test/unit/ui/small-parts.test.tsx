import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Alert } from '../../../src/ui/alert.tsx';
import { Avatar } from '../../../src/ui/avatar.tsx';
import { Breadcrumb } from '../../../src/ui/breadcrumb.tsx';
import { Button } from '../../../src/ui/button.tsx';
import { Card } from '../../../src/ui/card.tsx';
import { CopyButton } from '../../../src/ui/copy-button.tsx';
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

test('without a picture the avatar shows the initials of the first and the last word', async () => {
  const names = ['Óscar Rolando Tzul', ' lucía  ramírez ', 'Centro', '🍞 Panadería', ''];
  const view = await render(names.map((name) => <Avatar key={name} name={name} />));
  assert.equal(
    [...view.container.children].map(({ textContent }) => textContent),
    ['ÓT', 'LR', 'C', '🍞P', ''],
  );
});

test('a picture that fails to load is replaced by the initials, until there is another picture', async () => {
  const view = await render(<Avatar name="Tienda Luna" src="/api/luna.png" />);
  assert.is(view.text(), '');
  await view.dispatch(view.find('img'), new Event('error'));
  assert.not.ok(view.has('img'));
  assert.is(view.text(), 'TL');
  await view.rerender(<Avatar name="Tienda Luna" src="/api/luna-2.png" />);
  assert.is(view.find('img').getAttribute('src'), '/api/luna-2.png');
});

async function press(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  const view = await render(<CopyButton text="JBSWY3DP">Copiar clave</CopyButton>);
  assert.not.ok(view.has('[role=alert]'));
  await view.clickButton('Copiar clave');
  await view.settle();
  return view;
}

test('the text is copied, and the button confirms it', async () => {
  const copied: string[] = [];
  const view = await press(async (text) => void copied.push(text));
  assert.equal(copied, ['JBSWY3DP']);
  assert.is(view.text('button'), 'Copiado');
  assert.not.ok(view.has('[role=alert]'));
});

test('when the browser forbids copying, the text can be copied by hand and the button does not change', async () => {
  const view = await press(() => Promise.reject(new Error('NotAllowed')));
  assert.is(view.text('[role=alert]'), 'No se pudo copiar: selecciona el texto');
  assert.is(view.text('button'), 'Copiar clave');
});

test('a loading button ignores clicks, keeps the focus and is announced as busy', async () => {
  let clicks = 0;
  const button = (loading: boolean) => (
    <Button loading={loading} onClick={() => clicks++}>
      Guardar
    </Button>
  );
  const view = await render(button(false));
  await view.click(view.find('button'));
  assert.is(clicks, 1);

  await view.rerender(button(true));
  await view.click(view.find('button'));
  assert.is(clicks, 1);
  assert.is(document.activeElement, view.find('button'));
  assert.is(view.find('button').getAttribute('aria-busy'), 'true');
  assert.is(view.find('button').hasAttribute('disabled'), false);
  assert.match(view.text('button'), 'Cargando');
});

test('a loading submit button does not send its form again', async () => {
  let sent = 0;
  const view = await render(
    <form onSubmit={() => sent++}>
      <Button type="submit" loading>
        Guardar
      </Button>
    </form>,
  );
  await view.click(view.find('button'));
  assert.is(sent, 0);
});

test('a button in a form does not submit it unless its type is submit', async () => {
  const view = await render(<Button>Cancelar</Button>);
  assert.is(view.find('button').getAttribute('type'), 'button');
});

test('the icon names are exactly the symbols of the sprite', () => {
  const sprite = readFileSync('src/ui/images/icons.svg', 'utf8');
  const names = readFileSync('src/ui/icon-names.ts', 'utf8');
  const symbols = [...sprite.matchAll(/<symbol id="i-([a-z-]+)"/g)].map(([, name]) => name);
  const types = [...names.matchAll(/'([a-z-]+)'/g)].map(([, name]) => name);
  assert.equal(types.sort(), symbols.sort());
});
