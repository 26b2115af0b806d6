import { readdirSync, readFileSync } from 'node:fs';
import { importedFiles } from '../../support/source-imports.ts';
import { assert, test } from '../support/test.ts';

const PAGES = readdirSync('docs/walks').map((name) => `docs/walks/${name}`);

interface Section {
  title: string;
  files: string[];
}

/** The numbered files of a page by section. */
const sectionsOf = (page: string): Section[] =>
  readFileSync(page, 'utf8')
    .split(/^##+ /m)
    .map((section) => ({
      title: section.split('\n', 1)[0] ?? '',
      files: [...section.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file = '']) => file),
    }))
    .filter(({ files }) => files.length > 0);

const importsOf = new Map<string, string[]>();
function imported(file: string): string[] {
  const known = importsOf.get(file) ?? importedFiles(file);
  importsOf.set(file, known);
  return known;
}

const leadsTo = (from: string, to: string) =>
  imported(from).includes(to) || imported(from).some((between) => imported(between).includes(to));

for (const page of PAGES)
  test(`each file of ${page} is imported by one above it in its section`, () => {
    const lost = sectionsOf(page).flatMap(({ title, files }) =>
      files
        .filter((file, index) => index > 0 && !/\.sql$/.test(file))
        .filter((file) => !files.slice(0, files.indexOf(file)).some((above) => leadsTo(above, file)))
        .map((file) => `${title}: ${file}`),
    );
    assert.equal(lost, []);
  });

test('every walk has a picture', () => {
  const without = PAGES.filter(
    (page) => !page.endsWith('README.md') && !readFileSync(page, 'utf8').includes('```mermaid'),
  );
  assert.equal(without, []);
});
