import { resize } from '../screen-walks/support/find-screen-faults.ts';
import { assert, browserSuite, openAs, type Page } from '../support/browser-suite.ts';
import { signedInClient } from '../support/signed-in-client.ts';
import { textFaults } from '../support/text-faults.ts';
import { dataOf } from '../support/unwrap-result.ts';

const scenario = browserSuite('Long names', {}, { sharesServer: true });

const CASHIER = 'Caja de la entrada principal, junto a la panadería, planta 2';
const BRANCH = 'Sucursal del centro comercial de la zona 10, segundo nivel B';

/** Screen widths, each with the maximum number of lines of a name. */
const WIDTHS = [
  [1440, 2],
  [1366, 2],
  [1024, 4],
  [900, 6],
  [768, 2],
  [390, 3],
  [320, 4],
] as const;

/** The number of lines that this text takes in its list. */
const linesOf = (page: Page, name: string): Promise<number> =>
  page
    .locator('main :is(tbody tr, li)')
    .getByText(name, { exact: true })
    .first()
    .evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });

/** The e-mail addresses of which a part cannot be read. */
const cutEmails = (page: Page): Promise<string[]> =>
  page.locator('main :is(td, th) :is(span, p)').evaluateAll((all) =>
    all
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
      .map(({ textContent }) => textContent ?? '')
      .filter((text) => /.@.+\./.test(text)),
  );

scenario(
  'names of sixty letters use the space that other columns leave, which cut longer texts, and push nothing off the screen',
  async ({ page, server }) => {
    const { branches, cashiers } = await signedInClient(server.url, 'tiendaluna');
    const branch = dataOf(await branches.list()).branches.find(({ name }) => name === 'Zona 10');
    assert.ok(branch);
    const { id, address, regionId } = branch;
    const referenceId = `C${'1'.repeat(31)}`;
    dataOf(await branches.update({ id, address, referenceId, regionId: regionId ?? '', name: BRANCH }));
    const username = 'tiendaluna-zona10-entradaprincipaljuntoalapanade2';
    const emailAddress = `entrada.principal.junto.a.la.panaderia@${username}.com.gt`;
    const content = { name: CASHIER, username, emailAddress, referenceId, businessBranchId: id };
    dataOf(await cashiers.create(content));
    for (const [username, at, name] of [
      ['tiendaluna', '/branches', BRANCH],
      ['tiendaluna-zona10', '/user', CASHIER],
    ] as const) {
      await openAs(page, username, at);
      await page.getByText(name, { exact: true }).first().waitFor();
      for (const [width, most] of WIDTHS) {
        await resize(page, width);
        assert.ok((await linesOf(page, name)) <= most, `lines of ${name} at ${width}`);
        const menu = page.getByRole('button', { name: /^Acciones de/ }).first();
        assert.ok(((await menu.boundingBox())?.x ?? width) < width - 30, `the menu of a row at ${width}`);
        assert.equal(await textFaults(page), [], `at ${width}`);
        assert.equal(await cutEmails(page), [], `at ${width}`);
      }
    }
  },
);

scenario('a name without a space breaks, and hides no amount', async ({ page, server }) => {
  const name = 'Cajadelaentradaprincipaljuntoalapanaderíadelsegundonivel';
  const { branches, cashiers } = await signedInClient(server.url, 'tiendaluna');
  const branch = dataOf(await branches.list()).branches.find((one) => one.name === 'Antigua');
  const username = 'tiendaluna-antigua-entrada';
  const content = {
    name,
    username,
    emailAddress: 'a@luna.gt',
    referenceId: 'C9',
    businessBranchId: branch?.id ?? '',
  };
  const { id } = dataOf(await cashiers.create(content)).user;
  const data = { to: 'cashier', id, amount: 999_999.99, note: '' };
  assert.ok((await page.request.post('/sandbox/v1/users/maria.lopez/payments', { data })).ok());
  for (const username of ['tiendaluna', 'tiendaluna-antigua']) {
    await openAs(page, username, '/transaction/history');
    await page.locator('main').getByText(name).first().waitFor();
    for (const [width] of WIDTHS) {
      await resize(page, width);
      assert.equal(await textFaults(page), [], `history of ${username} at ${width}`);
    }
  }
  for (const [address, open] of [
    ['/closing/history', () => page.getByRole('button', { name: 'Realizar cierre' }).click()],
    [
      '/transaction/dashboard',
      async () => {
        // The first HTML has no rows: with them the shortcuts are there.
        await page
          .getByRole('button', { name: /^Acciones de/ })
          .first()
          .waitFor();
        await page.keyboard.press('F8');
      },
    ],
  ] as const) {
    await page.goto(address);
    await open();
    await page.getByRole('dialog').getByText(name).waitFor();
    for (const [width] of WIDTHS) {
      await resize(page, width);
      assert.equal(await textFaults(page), [], `dialog of ${address} at ${width}`);
    }
  }
});

scenario(
  'sums of millions stand whole beside each other on the narrowest phone',
  async ({ page, server }) => {
    const { transactions } = await signedInClient(server.url, 'tiendaluna-antigua-caja1');
    const { user } = dataOf(await transactions.verifyUser({ search: '@maria.lopez' }));
    const largest = 999_999.99;
    const data = { to: 'cashier', id: 'us_tiendaluna_antigua_caja1', amount: largest, note: '' };
    for (const _twice of [1, 2]) {
      assert.ok((await page.request.post('/sandbox/v1/users/maria.lopez/payments', { data })).ok());
      dataOf(await transactions.sendRequest({ friUserId: user.id, amount: largest, note: '' }));
    }
    await openAs(page, 'tiendaluna', '/');
    const sums = page.getByText(/^Q\d,\d{3},\d{3}\.\d\d$/).filter({ visible: true });
    await sums.nth(2).waitFor();
    for (const width of [390, 360, 320]) {
      await resize(page, width);
      assert.equal(await textFaults(page), [], `at ${width}`);
    }
    await page.goto('/summary');
    await sums.nth(1).waitFor();
    assert.equal(await textFaults(page), []);
  },
);

scenario('in Equipo the whole e-mail address can be read', async ({ page, server }) => {
  const { administrativeUsers } = await signedInClient(server.url, 'tiendaluna');
  const [role] = dataOf(await administrativeUsers.listRoles()).roles;
  const emailAddress =
    'administracion.de.la.oficina.central.y.contabilidad@grupo-tiendaluna-guatemala.com.gt';
  const person = { name: 'Ana López', username: 'tiendaluna-ana', emailAddress, roleId: role?.id ?? '' };
  dataOf(await administrativeUsers.create(person));
  await openAs(page, 'tiendaluna', '/user-administration');
  await page.getByText(emailAddress).waitFor();
  for (const width of [1440, 1024, 900]) {
    await resize(page, width);
    assert.equal(await cutEmails(page), [], `at ${width}`);
    assert.equal(await textFaults(page), [], `at ${width}`);
  }
});

/** Usernames and addresses of up to forty letters that a column cuts or breaks into more than two lines. */
const brokenOrCut = (page: Page): Promise<string[]> =>
  page.locator('tbody span').evaluateAll((all) =>
    all
      .filter((element) => {
        if (!/^(?=.*@).{1,40}$/.test(element.textContent ?? '') || element.querySelector('span'))
          return false;
        const range = document.createRange();
        range.selectNodeContents(element);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        return lines.size > 2 || element.scrollWidth > element.clientWidth;
      })
      .map(({ textContent }) => textContent ?? ''),
  );

scenario('usual usernames and e-mail addresses are whole, in two lines at most', async ({ page }) => {
  for (const [username, at] of [
    ['tiendaluna-centro', '/user'],
    ['tiendaluna', '/user-administration'],
  ] as const) {
    await openAs(page, username, at);
    await page
      .getByRole('button', { name: /^Acciones de/ })
      .nth(1)
      .waitFor();
    for (const width of [1440, 1366, 1200, 1024]) {
      await resize(page, width);
      assert.equal(await brokenOrCut(page), [], `${at} at ${width}`);
    }
  }
});
