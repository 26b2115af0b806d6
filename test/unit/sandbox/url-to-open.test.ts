import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { urlToOpen } from '../../../sandbox/url-to-open.ts';

for (const [host, url] of [
  ['127.0.0.1', 'http://localhost:4173'],
  ['0.0.0.0', 'http://localhost:4173'],
  ['::1', 'http://localhost:4173'],
  ['192.0.2.7', 'http://192.0.2.7:4173'],
  ['2001:db8::7', 'http://[2001:db8::7]:4173'],
  ['caja.tiendaluna.gt', 'http://caja.tiendaluna.gt:4173'],
] as const) {
  test(`a server on ${host} is opened at ${url}`, () => assert.is(urlToOpen(host, 4173), url));
}
