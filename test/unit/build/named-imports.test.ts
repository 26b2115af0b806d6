import { readdirSync, readFileSync } from 'node:fs';
import { assert, test } from '../support/test.ts';

const NAMED = /^import \{([^}]+)\} from '((?:@[\w-]+\/)?[a-z][^']*)'/gm;

test('the names that the sandbox imports from packages are found by Node, which the programs that do not bundle them leave it to', async () => {
  const missing: string[] = [];
  const sources = readdirSync('sandbox', { recursive: true, encoding: 'utf8' });
  for (const file of sources.filter((name) => name.endsWith('.ts') && !name.includes('node_modules')))
    for (const [, names = '', from = ''] of readFileSync(`sandbox/${file}`, 'utf8').matchAll(NAMED)) {
      if (from.startsWith('node:') || from.startsWith('@cobros/')) continue;
      const wanted = names.split(',').map((name) => name.trim().split(' as ')[0] ?? '');
      const found = await import(from);
      for (const name of wanted)
        if (name && !name.startsWith('type ') && !(name in found))
          missing.push(`${file}: ${name} of ${from}`);
    }
  assert.equal(missing, []);
});
