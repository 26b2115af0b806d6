import * as assert from 'uvu/assert';
import { browserSuite } from '../support/browser.ts';

const { scenario, run } = browserSuite('The reference of the API');

scenario('shows a call and makes it, and nothing comes from elsewhere', async ({ page, server }) => {
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  await page.goto('/docs#?route=post-/auth/v3/credentials');
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  // The example of the description is a user of the sandbox.
  await page.getByRole('button', { name: 'Execute' }).click();
  await page.getByText('Response Status: OK (200)').waitFor();
  assert.equal([...origins], [new URL(server.url).origin]);
});

run();
