import type { Page } from 'playwright-core';
import { payInWorld } from '../../support/pay-in-world.ts';
import type { ScreenCase } from '../support/screen-case.ts';
import { type Act, inDialog, opened } from '../support/screen-case-builders.ts';

export const CAJA_1 = 'tiendaluna-centro-caja1';
export const PAYMENTS = '/transaction/dashboard';

/** A dialog that is opened by a keyboard shortcut of Pagos. */
export const byKey = (name: string, shows: string, key: string, then?: Act): ScreenCase =>
  opened(PAYMENTS, name, shows, async (page) => {
    await page.keyboard.press(key);
    await inDialog(page).waitFor();
    await then?.(page);
  });

export async function fillCharge(page: Page, amount = '12.50*4'): Promise<void> {
  await page.getByLabel('Monto').fill(amount);
}

export async function charge(page: Page, amount?: string): Promise<void> {
  await fillCharge(page, amount);
  await page.keyboard.press('Enter');
  await inDialog(page)
    .getByRole('img', { name: /^Código QR/ })
    .waitFor();
}

/** A customer scans the printed code of the cashier and pays the amount of the charge. */
const payAtWall = (page: Page): Promise<void> => payInWorld(page, CAJA_1, 50);

/** A customer scans the code of the only charge of this amount. */
async function scanAndPay(page: Page, amount: string): Promise<void> {
  const { codes } = await (await page.request.get('/sandbox/v1/codes')).json();
  const { code } = codes.find((one: { formattedAmount?: string }) => one.formattedAmount === amount);
  await page.request.post('/sandbox/v1/users/maria.lopez/scan/pay', { data: { code } });
}

/** The customer display after an amount has been charged. */
const displayOf = (name: string, then: Act): ScreenCase =>
  opened(PAYMENTS, name, 'user /transaction/customer-display', async (page) => {
    await page.keyboard.press('F9');
    await charge(page);
    await page.goto('/transaction/customer-display');
    await then(page);
  });

export const DISPLAYS: readonly ScreenCase[] = [
  {
    name: 'customer-display',
    shows: ['user /transaction/customer-display'],
    open: async (page) => {
      await page.goto('/transaction/customer-display');
      await page.getByRole('img').first().waitFor();
    },
  },
  displayOf('customer-display-charge', async (page) => {
    await page.getByText('Escanea para pagar').waitFor();
  }),
];

/** Runs last, because the payment stays in the lists. */
export const PAID_TWICE: readonly ScreenCase[] = [
  byKey('charge-paid', 'waiting-outcome.tsx', 'F9', async (page) => {
    await charge(page, '51');
    await scanAndPay(page, 'Q51.00');
    await page.getByRole('heading', { name: 'Pagado Q51.00' }).waitFor();
  }),
  {
    ...byKey('charge-twice', 'transaction/waiting', 'F9', async (page) => {
      await charge(page);
      await payAtWall(page);
      await inDialog(page).getByRole('alert').waitFor();
    }),
    alerts: true,
  },
  displayOf('customer-display-twice', async (page) => {
    await payAtWall(page);
    await page.getByText('No escanees otra vez').waitFor();
  }),
];
