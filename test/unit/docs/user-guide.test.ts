import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

const guide = readFileSync('docs/guia.md', 'utf8');
const documents = guide + readFileSync('README.md', 'utf8').replaceAll('docs/screenshots/', 'screenshots/');

const portal = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(`src/${file}`, 'utf8'))
  .join('\n')
  .replace(/\s+/g, ' ');

const found = (pattern: RegExp, text: string) =>
  [...new Set([...text.matchAll(pattern)].map(([, what]) => what ?? ''))].sort();

test('every bold text is a text of the screens', () => {
  const quoted = found(/\*\*([^*]+)\*\*/g, guide);
  assert.ok(quoted.length > 50, `only ${quoted.length} words of the screens`);
  assert.equal(
    quoted.filter((words) => !portal.includes(words)),
    [],
  );
});

test('every picture is used, and every picture used exists', () => {
  const shown = found(/screenshots\/([\w-]+\.png)/g, documents);
  const kept = readdirSync('docs/screenshots').filter((name) => name.endsWith('.png'));
  assert.equal(shown, kept.sort());
});

test('the table of contents links to every chapter, and each link leads to a heading', () => {
  const slug = (heading: string) => heading.toLowerCase().replace(/[¿?]/g, '').replaceAll(' ', '-');
  const links = found(/\]\(#([^)]+)\)/g, guide);
  const linked = (heading: string) => links.includes(slug(heading));
  assert.equal(
    found(/^## (.+)$/gm, guide).filter((chapter) => !linked(chapter)),
    [],
  );
  const headings = found(/^#+ (.+)$/gm, guide).map(slug);
  assert.equal(
    links.filter((link) => !headings.includes(link)),
    [],
  );
});
