import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

test('the icon names are exactly the symbols of the sprite', () => {
  const sprite = readFileSync('src/ui/images/icons.svg', 'utf8');
  const names = readFileSync('src/ui/icon-names.ts', 'utf8');
  const symbols = [...sprite.matchAll(/<symbol id="i-([a-z-]+)"/g)].map(([, name]) => name);
  const types = [...names.matchAll(/'([a-z-]+)'/g)].map(([, name]) => name);
  assert.equal(types.sort(), symbols.sort());
});
