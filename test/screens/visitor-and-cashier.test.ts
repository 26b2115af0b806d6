import * as assert from 'uvu/assert';
import { screenSuite } from '../support/screens/screen-suite.ts';
import { walk } from '../support/screens/walk.ts';
import { CASHIER, COUNTING } from '../support/screens/walks/cashier.ts';
import { VISITOR } from '../support/screens/walks/visitor.ts';
import { serverClient } from '../support/server-client.ts';
import { textFaults } from '../support/text-layout.ts';
import { dataOf } from '../support/unwrap-result.ts';

const { scenario, run } = screenSuite('Screens of visitors and of a cashier');

scenario('text that overlaps, is cut or leaves its box is found', async ({ page }) => {
  await page.setContent(`<!doctype html><style>body { margin: 0; font: 16px/20px monospace } p { margin: 0 0 20px }</style>
    <p>Uno</p><p style="margin-top: -30px">Dos</p>
    <p style="width: 40px; overflow: hidden; white-space: nowrap">Tres cortado</p>
    <p style="width: 40px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">Cuatro con puntos</p>
    <p style="width: 40px; white-space: nowrap">Cinco afuera</p>
    <p style="position: absolute; right: -20px">Seis</p>
    <p style="position: fixed; top: 0">Siete encima</p>`);
  const found = (await textFaults(page)).map((fault) => fault.replace(/: p|: \d+ of \d+/, '')).sort();
  assert.equal(found, [
    'cut «Tres cortado»',
    'leaves its box «Cinco afuera»',
    'off the screen «Seis»',
    'overlaps «Uno» and p «Dos»',
    'the page scrolls sideways',
  ]);
  return [];
});

scenario('a visitor', ({ page }) => walk(page, VISITOR));
scenario('a cashier', ({ page }) => walk(page, CASHIER));
scenario('a cashier that counts', async ({ page, server }) => {
  const { profile } = await serverClient(server.url, 'tiendaluna');
  dataOf(await profile.setClosingCount({ required: true, reasonThreshold: 5 }));
  return walk(page, COUNTING);
});

run();
