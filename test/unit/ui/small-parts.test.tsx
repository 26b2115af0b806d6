import { readFileSync } from 'node:fs';
import { MessageRegion } from '#app/layout/message-region.tsx';
import { Countdown } from '#blocks/countdown.tsx';
import { showError, showSuccess } from '#stores/messages.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Facts } from '#ui/facts.tsx';
import { fakeTimers } from '../../support/fake-timers.ts';
import { assert, render, test } from '../support/render.tsx';

test('facts without a value are left out, zero is a value, and the emphasized one is bold', async () => {
  const items = ['', null, undefined, 0].map((value, index) => [`Hecho ${index}`, value] as const);
  const view = await render(<Facts strong="Total" items={[...items, ['Total', 'Q10.00']]} />);
  assert.equal(view.texts('dl > div, b'), ['Hecho 30', 'TotalQ10.00', 'Q10.00']);
});

test('without a picture the avatar shows the initials of the first and the last word', async () => {
  const names = ['Óscar Rolando Tzul', ' lucía  ramírez ', 'Centro', '🍞 Panadería', ''];
  const view = await render(names.map((name) => <Avatar key={name} name={name} />));
  const initials = [...view.container.children].map(({ textContent }) => textContent);
  assert.equal(initials, ['ÓT', 'LR', 'C', '🍞P', '']);
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
  await view.clickButton('Copiar clave');
  await view.settle();
  return view.texts('button, [role=alert]');
}

test('the button confirms that the text was copied; if the browser forbids it, the text can be copied by hand', async () => {
  const copied: string[] = [];
  assert.equal(await press(async (text) => void copied.push(text)), ['Copiado']);
  assert.equal(copied, ['JBSWY3DP']);
  const forbidden = await press(() => Promise.reject(new Error('NotAllowed')));
  assert.equal(forbidden, ['Copiar clave', 'No se pudo copiar: selecciona el texto']);
});

test('a loading button ignores clicks, sends no form, keeps the focus and is announced as busy; other buttons of a form do not send it', async () => {
  let [clicks, sent] = [0, 0];
  const form = (loading: boolean) => (
    <form onSubmit={() => sent++}>
      <Button type="submit" loading={loading} onClick={() => clicks++}>
        Guardar
      </Button>
      <Button>Volver</Button>
    </form>
  );
  const view = await render(form(false));
  await view.clickButton('Volver');
  await view.clickButton('Guardar');
  assert.equal([clicks, sent], [1, 1]);
  await view.rerender(form(true));
  await view.click(view.find('button'));
  assert.equal([clicks, sent], [1, 1]);
  assert.ok(view.find('button:focus').matches('[aria-busy=true]:not([disabled])'));
  assert.match(view.text('button'), 'Cargando');
});

test('the icon names are exactly the symbols of the sprite', () => {
  const sprite = readFileSync('src/ui/images/icons.svg', 'utf8');
  const names = readFileSync('src/ui/icon-names.ts', 'utf8');
  const symbols = [...sprite.matchAll(/<symbol id="i-([a-z-]+)"/g)].map(([, name]) => name);
  const types = [...names.matchAll(/'([a-z-]+)'/g)].map(([, name]) => name);
  assert.equal(types.sort(), symbols.sort());
});

test('a message is announced in a live region that exists before it, at once if it is an error; it stays under the pointer and while it has the focus, and disappears by itself afterwards', async () => {
  const timers = fakeTimers();
  const view = await render(<MessageRegion />);
  const [polite, urgent] = [view.find('[role=status]'), view.find('[role=alert]')];
  const shown = () =>
    [polite, urgent].map((region) => [
      region.querySelector('p')?.parentElement?.textContent,
      region.querySelector('use')?.getAttribute('href')?.split('#')[1],
    ]);
  const none = [undefined, undefined];
  await view.act(() => showError('Solicitud', 'La solicitud fue rechazada'));
  assert.equal(shown(), [none, ['SolicitudLa solicitud fue rechazada', 'i-alert']]);
  await view.clickButton('Cerrar mensaje');
  assert.equal(shown(), [none, none]);
  await view.act(() => showSuccess('Caja creada', 'Caja @luna-centro'));
  const created = [['Caja creadaCaja @luna-centro', 'i-check-circle'], none];
  const close = view.button('Cerrar mensaje');
  await view.dispatch(close, new MouseEvent('mouseover', { bubbles: true }));
  await view.act(() => timers.advance(60_000));
  assert.equal(shown(), created);
  await view.focus(close);
  await view.dispatch(close, new MouseEvent('mouseout', { bubbles: true, relatedTarget: document.body }));
  await view.act(() => timers.advance(60_000));
  assert.equal(shown(), created);
  await view.blur(close);
  await view.act(() => timers.advance(6000));
  assert.equal(shown(), [none, none]);
});

test('screen readers announce five minutes, one minute and the end, and nothing else', async () => {
  const at = (seconds: number) => <Countdown seconds={seconds} share={0.5} />;
  const view = await render(at(302));
  assert.is(view.text('[role=timer][aria-label="Tiempo restante"]'), 'Quedan 5 min 2 s');
  assert.is(view.find('[role=timer] [aria-hidden] > *').style.width, '50%');
  const heard: string[] = [];
  for (const seconds of [301, 300, 299, 61, 60, 59, 1, 0]) {
    await view.rerender(at(seconds));
    heard.push(view.text('[role=status]'));
  }
  const [five, one] = ['Quedan 5 minutos', 'Queda 1 minuto'];
  assert.equal(heard, ['', five, five, five, one, one, one, 'Se acabó el tiempo']);
});
