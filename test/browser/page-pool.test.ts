import * as assert from 'uvu/assert';
import { browserSuite } from '../support/browser-suite.ts';
import { pagePool } from '../support/page-pool.ts';

const { scenario, run } = browserSuite('Pages between two tests', {}, { sharesServer: true });

scenario('a page still navigating when its test ends disturbs no other test', async (scene) => {
  const pool = pagePool(async () => scene.browser, scene.server.url);
  for (let round = 0; round < 12; round += 1) {
    const ended = await pool.take({});
    await ended.page.goto('/robots.txt');
    await ended.page.evaluate(() => {
      localStorage.setItem('left', 'by the test before');
      setInterval(() => location.assign(`/readyz?${Math.random()}`), 3);
    });
    await pool.giveBack(ended);
    const next = await pool.take({});
    await next.page.goto('/robots.txt');
    assert.is(
      await next.page.evaluate(() => localStorage.getItem('left') + location.pathname),
      'null/robots.txt',
    );
    await pool.giveBack(next);
  }
});

scenario('a page that cannot be emptied is closed and another opened', async (scene) => {
  const pool = pagePool(async () => scene.browser, scene.server.url);
  const broken = await pool.take({});
  const emptied = await pool.take({});
  await pool.giveBack(emptied);
  assert.is(await pool.take({}), emptied);
  broken.page.evaluate = () => Promise.reject(new Error('Execution context was destroyed'));
  await pool.giveBack(broken);
  assert.ok(broken.page.isClosed());
  assert.is.not(await pool.take({}), broken);
});

run();
