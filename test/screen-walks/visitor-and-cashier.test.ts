import * as assert from 'uvu/assert';
import { signedInClient } from '../support/signed-in-client.ts';
import { textFaults } from '../support/text-faults.ts';
import { dataOf } from '../support/unwrap-result.ts';
import { smallTargets } from './support/touch-targets.ts';
import { walkScreens } from './support/walk-screens.ts';
import { walkSuite } from './support/walk-suite.ts';
import { CASHIER, COUNTING } from './walks/cashier.ts';
import { VISITOR } from './walks/visitor.ts';

const scenario = walkSuite('Screens of visitors and of a cashier');

scenario('text that overlaps, is clipped or extends beyond its box is detected', async ({ page }) => {
  await page.setContent(`<!doctype html><style>body { margin: 0; font: 16px/20px monospace } p { margin: 0 0 20px }</style>
    <p>Uno</p><p style="margin-top: -30px">Dos</p>
    <p style="width: 40px; overflow: hidden; white-space: nowrap">Tres cortado</p>
    <p style="width: 40px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">Cuatro con puntos</p>
    <p style="width: 40px; white-space: nowrap">Cinco afuera</p>
    <p style="position: absolute; right: -20px">Seis</p>
    <p style="position: fixed; top: 0">Siete encima</p>
    <p style="position: fixed; top: -18px">Ocho escondido arriba</p>`);
  // This is the state of the page while a dialog is open over it after scrolling.
  await page.evaluate(() => {
    document.body.style.height = '2000px';
    scrollTo(0, 10);
    document.documentElement.style.overflow = 'hidden';
  });
  const found = (await textFaults(page)).map((fault) => fault.replace(/: p|: \d+ of \d+/, '')).sort();
  assert.equal(found, [
    'cut «Tres cortado»',
    'html scrolls sideways',
    'leaves its box «Cinco afuera»',
    'off the screen «Seis»',
    'overlaps «Uno» and p «Dos»',
  ]);
  return [];
});

scenario('touch targets that are too small are detected', async ({ page }) => {
  await page.goto('about:blank');
  await page.setContent(`<!doctype html><style>* { margin: 0 } body { font: 12px/20px monospace } button, input { position: absolute }
      button { width: 44px; height: 44px; left: 0 } i { position: absolute; inset: -14px }</style>
    <p>Lee <a href="#">esto</a> o nada</p>
    <button style="top: 100px; height: 30px">Bajo</button>
    <button style="top: 200px">Uno</button><button style="top: 225px">Encima</button>
    <button style="top: 300px; width: 20px; height: 20px; left: 14px; border: 0">Con borde<i></i></button>
    <label style="position: absolute; top: 400px; padding: 12px">Recordarme <input type="checkbox"></label>
    <a href="#" style="position: absolute; top: 500px; width: 40px">Sola</a>
    <button style="top: 600px; height: 30px" disabled>Apagado</button>
    <button style="top: 700px">Debajo</button>
    <div style="position: fixed; top: 725px; left: 0"><ul role="listbox"><li>Opción</li></ul></div>`);
  assert.equal(await smallTargets(page), ['44×30: button «Bajo»', '44×25: button «Uno»', '40×20: a «Sola»']);
  return [];
});

scenario('a visitor', ({ page }) => walkScreens(page, VISITOR));
scenario('a cashier', ({ page }) => walkScreens(page, CASHIER));
scenario('a cashier that must count', async ({ page, server }) => {
  const { profile } = await signedInClient(server.url, 'tiendaluna');
  dataOf(await profile.setClosingCount({ required: true, reasonThreshold: 5 }));
  return walkScreens(page, COUNTING);
});
