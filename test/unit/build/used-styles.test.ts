import { usedStyles, withoutFonts, withoutUnusedVariables } from '../../../build/used-styles.mjs';
import { assert, test } from '../support/test.ts';

const HTML = '<p class="a b"></p>';

test('the first HTML gets the rules of its classes, whatever their texts contain', () => {
  const css =
    '.a:before{content:"}"}.c:before{content:"{"}.a .c{color:red}.a,.c{color:blue}.a:hover{color:red}';
  assert.is(usedStyles(css, HTML, ''), '.a:before{content:"}"}.a,.c{color:blue}');
});

test('one of several classes of a selector is enough', () => {
  assert.is(usedStyles(':is(.c,.a){color:red}:is(.c,.d){color:red}', HTML, ''), ':is(.c,.a){color:red}');
});

test('rules of the other sheet are left out only under the same conditions', () => {
  const other = '.a{color:red}@media screen{.b{color:red}}.d .b{color:blue}';
  const css =
    '@media screen{@container x (width>1px){.b{color:red}}.b{color:red}.a{color:red}}.a{color:red}.b{color:blue}';
  assert.is(
    usedStyles(css, HTML, other),
    '@media screen{@container x (width>1px){.b{color:red}}.a{color:red}}.b{color:blue}',
  );
});

test('conditions without a rule, print and animations that nothing uses are left out', () => {
  const css =
    '@media screen{.c{color:red}}@media print{.a{color:red}}.a{animation:turn 1s}@keyframes turn{to{opacity:0}}@keyframes turned{to{opacity:1}}';
  assert.is(usedStyles(css, HTML, ''), '.a{animation:turn 1s}@keyframes turn{to{opacity:0}}');
});

test('a variable stays if a rule uses it, also with a value for the case that it is missing', () => {
  const css = ':root{--a: 1px;--b: 2px;--c: 3px}.a{margin:var(--a);padding:var(--b, 1px)}';
  assert.is(withoutUnusedVariables(css), ':root{--a: 1px;--b: 2px}.a{margin:var(--a);padding:var(--b, 1px)}');
});

test('fonts are left out whole', () => {
  assert.is(withoutFonts('@font-face{font-family:"a}"}.a{color:red}'), '.a{color:red}');
});
