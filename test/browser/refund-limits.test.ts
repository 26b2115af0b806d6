import {
  assert,
  browserSuite,
  type Locator,
  openAs,
  PASSWORD,
  payInWorld,
  signIn,
} from '../support/browser-suite.ts';

const scenario = browserSuite('Refunds by whom');

/** Of the icon beside the number of what waits, how much the number covers, in square pixels. */
const coveredByCount = (count: Locator): Promise<number> =>
  count.evaluate((badge) => {
    const drawn = badge.closest('a, header')?.querySelector('svg use')?.getBoundingClientRect() as DOMRect;
    const { left, right, top, bottom } = badge.getBoundingClientRect();
    const wide = Math.min(right, drawn.right) - Math.max(left, drawn.left);
    const high = Math.min(bottom, drawn.bottom) - Math.max(top, drawn.top);
    return Math.max(0, wide) * Math.max(0, high);
  });

scenario(
  'the owner lets cashiers ask, a cashier asks on the phone, the branch sees it at once and approves it with the password, and the cashier sees what came of it',
  async ({ page: owner, newPage }) => {
    await openAs(owner, 'tiendaluna', '/user-administration');
    await owner.getByRole('link', { name: 'Reembolsos' }).click();
    await owner
      .getByRole('group', { name: 'Reembolsos de Caja' })
      .getByRole('button', { name: 'Puede pedir' })
      .click();
    await owner.getByRole('switch').check();
    await owner.getByLabel('A partir de').fill('5*2');
    await owner.getByRole('button', { name: 'Guardar cambios' }).click();
    await owner.getByText('Cambios sin guardar').waitFor({ state: 'detached' });

    const branch = await newPage();
    await signIn(branch, 'tiendaluna-centro');
    const entry = branch.getByRole('link', { name: /^Por aprobar/ });
    await entry.waitFor();

    await payInWorld(owner, 'tiendaluna-centro-caja1', 75);
    const cashier = await newPage({ size: 'phone' });
    await signIn(cashier, 'tiendaluna-centro-caja1');
    await cashier.getByRole('tab', { name: /Pagados/ }).click();
    const row = cashier.getByRole('listitem').filter({ hasText: 'Q75.00' });
    await row.getByRole('button', { name: /^Acciones de/ }).click();
    await cashier.getByRole('menuitem', { name: 'Pedir reembolso' }).click();
    await cashier.getByText('Lo aprueba otra persona').waitFor();
    await cashier.getByLabel('Monto a reembolsar').fill('20');
    await cashier.getByRole('button', { name: 'Precio equivocado' }).click();
    await cashier.getByRole('button', { name: 'Pedir reembolso de Q20.00' }).click();
    await cashier.getByRole('dialog').waitFor({ state: 'detached' });
    await row.getByRole('link').click();
    await cashier.getByText('Reembolso pedido de Q20.00').waitFor();

    // Told by the stream of changes: the branch has reloaded nothing.
    await entry.filter({ hasText: '1' }).waitFor();
    await branch.getByRole('button', { name: 'Contraer menú' }).click();
    assert.is(await coveredByCount(entry.getByText('1', { exact: true })), 0, 'in the collapsed menu');
    await branch.setViewportSize({ width: 390, height: 844 });
    assert.is(
      await coveredByCount(branch.locator('header').getByText('1', { exact: true })),
      0,
      'on a phone',
    );
    await branch.setViewportSize({ width: 1440, height: 900 });
    await branch.getByRole('button', { name: 'Expandir menú' }).click();
    await entry.filter({ hasText: '1' }).click();
    await branch.getByRole('button', { name: /^Aprobar Q20.00/ }).click();
    const dialog = branch.getByRole('dialog');
    await dialog.getByLabel('Tu contraseña').fill(PASSWORD);
    await branch.keyboard.press('Enter');
    await branch.getByText('No hay reembolsos por aprobar').waitFor();

    await cashier.getByText('lo pidió').waitFor();
    assert.match(await cashier.getByRole('dialog').innerText(), 'Reembolso de Q20.00');
  },
);
