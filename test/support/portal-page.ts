import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';

export const PASSWORD = 'Cobros#2026';

/** Opens the portal and signs in as a person would. */
export async function signIn(page: Page, username: string): Promise<void> {
  await page.goto('/');
  await submitSignIn(page, username);
}

/** Signs in on the login page that is open, and waits until the payments are there. */
export async function submitSignIn(page: Page, username: string): Promise<void> {
  await page.getByLabel('Usuario').fill(username);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await paymentsShown(page);
}

/** The lists of payments have arrived. */
export async function paymentsShown(page: Page): Promise<void> {
  await page.getByText('Recibido hoy').waitFor();
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeWindow {
  axe: {
    run: (
      root: Document,
      options: object,
    ) => Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>;
  };
}

/** Fails with what axe finds against WCAG 2.2 AA and its best practices. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  // A half-faded dialog has half its contrast. What runs long, such as the bar of a message, fades nothing.
  await page.evaluate(async () => {
    const running = document
      .getAnimations()
      .filter((one) => Number(one.effect?.getComputedTiming().activeDuration) < 1000);
    await Promise.allSettled(running.map((one) => one.finished));
  });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const found = await page.evaluate(async () => {
    const { violations } = await (window as unknown as AxeWindow).axe.run(document, {
      resultTypes: ['violations'],
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    );
  });
  assert.equal(found, []);
}

/** Nothing may be wider than the screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, screen] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  assert.is(content, screen);
}
