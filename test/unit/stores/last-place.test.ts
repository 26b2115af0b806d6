import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { forgetPlace, keepPlace, takePlace } from '../../../src/stores/last-place.ts';

const test = suite('last place');

test.before.each(() => sessionStorage.clear());

const at = (href: string) => history.replaceState(null, '', href);

test('a link opened by a visitor is followed once after any sign-in', () => {
  at('/closing/history/cl_1?page=2');
  keepPlace();
  assert.is(takePlace('us_luna')?.href, '/closing/history/cl_1?page=2');
  assert.is(takePlace('us_luna'), undefined);
});

test('a stored place stays its owner’s when the page starts for a visitor', () => {
  at('/branches');
  keepPlace('us_luna');
  keepPlace();
  assert.is(takePlace('us_caja1'), undefined);
});

test('the start and the visitors’ screens are not stored', () => {
  for (const href of ['/', '/auth/login', '/auth', '/afiliaciones', '/afiliaciones/negocio']) {
    at(href);
    keepPlace('us_luna');
    assert.is(takePlace('us_luna'), undefined, href);
  }
});

test('an address of another host is never followed', () => {
  for (const href of ['//example.org', 'https://example.org/', '/\\\\example.org', 'javascript:alert(1)']) {
    sessionStorage.setItem('cobros.last-place', JSON.stringify({ href }));
    assert.is(takePlace('us_luna'), undefined, href);
  }
});

test('an invalid or dropped place is ignored', () => {
  for (const stored of ['', '{', 'null', '[]', '{"href":1}']) {
    sessionStorage.setItem('cobros.last-place', stored);
    assert.is(takePlace('us_luna'), undefined, stored);
  }
  at('/branches');
  keepPlace('us_luna');
  forgetPlace();
  assert.is(takePlace('us_luna'), undefined);
});

test.run();
