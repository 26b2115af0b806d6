import type { Page } from 'playwright-core';

export const PASSWORD = 'Cobros#2026';

/** Opens the portal with a new session, without the login page, and waits for the payments. */
export async function signIn(page: Page, username: string): Promise<void> {
  await openAs(page, username, '/');
  await paymentsShown(page);
}

/** Opens this address of the portal with a new session. */
export async function openAs(page: Page, username: string, address: string): Promise<void> {
  // A page of the portal's origin, to access its storage without running its code.
  await page.goto('/healthz');
  await page.evaluate(
    async ([name, password]) => {
      const response = await fetch('/api/auth/v3/credentials', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ requestContent: { username: name, password } }),
      });
      const { responseContent, info } = await response.json();
      if (!response.ok) throw new Error(`${name} could not sign in: ${info.message}`);
      const { sessionId, userData, sessionExpiresInSeconds, mustChangePassword } = responseContent;
      const expiresAt = Date.now() + sessionExpiresInSeconds * 1000;
      const session = { sessionId, userData, expiresAt, mustChangePassword };
      localStorage.setItem('cobros.session', JSON.stringify(session));
    },
    [username, PASSWORD] as const,
  );
  await page.goto(address);
}

/** Signs in on the open login page, and waits for the payments. */
export async function submitSignIn(page: Page, username: string): Promise<void> {
  await page.getByLabel('Usuario').fill(username);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await paymentsShown(page);
}

/** Waits for the lists of payments. */
export async function paymentsShown(page: Page): Promise<void> {
  await page.getByText('Recibido hoy').waitFor();
}

/** Makes the portal poll from here on, as with a backend without a stream of changes. */
export const withoutStream = (page: Page): Promise<unknown> =>
  page.route('**/api/changes/v3/stream', (route) => route.fulfill({ status: 404 }));

/**
 * Records the calls of the page from here on, as paths below `/api/`, except those for the balance in the header and the stream
 * of changes.
 */
export function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const [, call] = request.url().split('/api/');
    if (call && !/balances|changes/.test(call)) calls.push(call);
  });
  return calls;
}
