import { isBuildReplaced } from '#api/is-build-replaced.ts';
import { assert, test } from '../support/test.ts';

const realFetch = globalThis.fetch;
const ask = (answer: () => Promise<Response>) => {
  globalThis.fetch = (...asked) => {
    assert.equal(asked, ['/', { cache: 'no-cache', headers: { Accept: 'text/html' } }]);
    return answer();
  };
  return isBuildReplaced();
};
const pageWith = (script: string) => async () => new Response(`<link rel="modulepreload" href="${script}">`);

const own = Object.assign(document.createElement('link'), {
  rel: 'modulepreload',
  href: '/assets/main-a1.js',
});
test.before.each(() => document.head.append(own));
test.after(() => {
  own.remove();
  globalThis.fetch = realFetch;
});

test('a new build is detected when the server’s page no longer has this page’s script; a server that fails or does not respond means no new build', async () => {
  assert.is(await ask(pageWith('/assets/main-b2.js')), true);
  assert.is(await ask(pageWith('/assets/main-a1.js')), false);
  assert.is(await ask(() => Promise.reject(new TypeError('Failed to fetch'))), false);
  assert.is(await ask(async () => new Response('', { status: 502 })), false);
  own.remove();
  assert.is(await ask(pageWith('/assets/main-b2.js')), false, 'without a script of its own');
});
