import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { forgetAddress, keepAddress, takeAddress } from '../../../src/stores/address-after-sign-in.ts';

const at = (href: string) => history.replaceState(null, '', href);

test('a link opened by a visitor is followed once after any sign-in; a stored address still belongs to its owner after the page was opened by a visitor', () => {
  at('/closing/history/cl_1?page=2');
  keepAddress();
  assert.is(takeAddress('us_luna')?.href, '/closing/history/cl_1?page=2');
  assert.is(takeAddress('us_luna'), undefined);
  at('/branches');
  keepAddress('us_luna');
  keepAddress();
  assert.is(takeAddress('us_caja1'), undefined);
});

test('the start page and the visitors’ screens are not stored', () => {
  for (const href of ['/', '/auth/login', '/auth', '/afiliaciones', '/afiliaciones/negocio']) {
    at(href);
    keepAddress('us_luna');
    assert.is(takeAddress('us_luna'), undefined, href);
  }
});

test('an address of another host is never followed; an invalid or deleted address is ignored', () => {
  for (const href of ['//example.org', 'https://example.org/', '/\\\\example.org', 'javascript:alert(1)']) {
    sessionStorage.setItem('cobros.last-address', JSON.stringify({ href }));
    assert.is(takeAddress('us_luna'), undefined, href);
  }
  for (const stored of ['', '{', 'null', '[]', '{"href":1}']) {
    sessionStorage.setItem('cobros.last-address', stored);
    assert.is(takeAddress('us_luna'), undefined, stored);
  }
  at('/branches');
  keepAddress('us_luna');
  forgetAddress();
  assert.is(takeAddress('us_luna'), undefined);
});
