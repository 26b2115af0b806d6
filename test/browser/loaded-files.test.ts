import { readFile } from 'node:fs/promises';
import { assert, browserSuite, type Page, paymentsShown, submitSignIn } from '../support/browser-suite.ts';

const scenario = browserSuite('Loaded files', {}, { sharesServer: true });

const ON_THE_WAY = 6;
const PER_STEP = 3;
/** Loaded aside: nothing on the page waits for it. */
const ASIDE = /survive-translation/;

/** Collects the scripts and style sheets that the page fetches from here on. */
function filesOf(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(js|css)$/.test(pathname) && !ASIDE.test(pathname)) files.push(pathname);
  });
  return files;
}

scenario('the dashboard takes six files, loaded before the password is sent', async ({ page }) => {
  const files = filesOf(page);
  await page.goto('/');
  await page.getByLabel('Usuario').fill('tiendaluna');
  await page.waitForFunction(() => document.querySelector('link[rel=stylesheet]'));
  await page.waitForLoadState('networkidle');
  const ahead = files.length;
  await submitSignIn(page, 'tiendaluna');
  assert.ok(ahead <= ON_THE_WAY, files.join(' '));
  const [first] = files.slice(ahead);
  if (first)
    assert.match(
      first,
      /dialogs|chunk|first-steps|session-ending|share-changes|temporary-drawer|lost-connection|restore-lost-focus|waiting-count/,
      `${first} came only after signing in`,
    );
  await page.reload();
  await paymentsShown(page);
});

interface Output {
  entryPoint?: string;
  imports: { path: string; kind: string }[];
}

scenario('every other screen or dialog loads at most three more files', async () => {
  const { outputs } = JSON.parse(await readFile('dist/portal.meta.json', 'utf8')) as {
    outputs: Record<string, Output>;
  };
  const scriptsOf = (file: string, found = new Set<string>()): Set<string> => {
    if (found.has(file)) return found;
    found.add(file);
    for (const { path, kind } of outputs[file]?.imports ?? [])
      if (kind === 'import-statement') scriptsOf(path, found);
    return found;
  };
  const lazy = Object.keys(outputs).filter((file) => outputs[file]?.entryPoint);
  const chunkOf = (source: string) => lazy.find((file) => outputs[file]?.entryPoint === source) as string;
  const there = new Set(
    ['src/main.tsx', 'src/app/layout-and-dashboard.ts'].flatMap((one) => [...scriptsOf(chunkOf(one))]),
  );
  const tooMany = lazy
    .map((file) => [...scriptsOf(file)].filter((one) => !there.has(one)))
    .filter(({ length }) => length > PER_STEP);
  assert.ok(lazy.length > 15);
  assert.equal(tooMany, []);
});
