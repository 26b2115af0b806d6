import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DEMO_SIGN_INS } from '#sandbox/operation/seed/demo-sign-ins.ts';
import { assert, test } from '../support/test.ts';

const DECISIONS = readdirSync('docs/decisions')
  .filter((name) => name !== 'README.md')
  .map((name) => `docs/decisions/${name}`);

const DOCUMENTS = [
  ...DECISIONS,
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'deploy/cluster/README.md',
  'docs/api/guide.md',
  'docs/architecture.md',
  'docs/asvs.md',
  'docs/decisions/README.md',
  'docs/glossary.md',
  'docs/guia.md',
  'docs/measurements.md',
  'docs/operations.md',
  'docs/walks/README.md',
  'docs/walks/cashier-with-webhook.md',
  'docs/walks/close-the-day.md',
  'docs/walks/request-paid.md',
  'examples/README.md',
  'sdk/README.md',
  'sandbox/README.md',
  'conformance/README.md',
];
/** A test, by its suite. */
const TEST = /`((?:unit|contract|database|browser|long)\/[\w/-]+)`/g;
const PATH = /`((?:src|sandbox|sdk|openapi|styles|test|build|bench|deploy|docs|examples)\/[\w./-]*)`/g;

test('every path named in the documents exists', () => {
  const gone = DOCUMENTS.flatMap((document) =>
    [...readFileSync(document, 'utf8').matchAll(PATH)]
      .map(([, named]) => named ?? '')
      // Except paths with a placeholder, and files that a build or test writes.
      .filter((named) => !/NNN|^sdk\/dist/.test(named) && !existsSync(named))
      .map((named) => `${document}: ${named}`),
  );
  assert.equal(gone, []);
});

test('every test named in the documents exists', () => {
  const tests = new Set(
    readdirSync('test', { recursive: true, encoding: 'utf8' }).map((file) =>
      file.replace(/\.test\.tsx?$/, ''),
    ),
  );
  const gone = DOCUMENTS.flatMap((document) =>
    [...readFileSync(document, 'utf8').matchAll(TEST)]
      .filter(([, named = '']) => !tests.has(named))
      .map(([, named]) => `${document}: ${named}`),
  );
  assert.equal(gone, []);
});

test('every folder that docs/architecture.md names in a screen exists', () => {
  const rows = readFileSync('docs/architecture.md', 'utf8').matchAll(/^\| `([\w-]+)\/` \| (.*) \|$/gm);
  const gone = [...rows]
    .filter(([, area]) => existsSync(`src/screens/${area}`))
    .flatMap(([, area, text = '']) =>
      [...text.matchAll(/`([\w-]+)\/`/g)].map(([, folder]) => `${area}/${folder}`),
    )
    .filter((folder) => !existsSync(`src/screens/${folder}`));
  assert.equal(gone, []);
});

test('every link in the documents leads to a file, and to one of its headings', () => {
  const dead = DOCUMENTS.flatMap((document) =>
    [...readFileSync(document, 'utf8').matchAll(/\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]+))?\)/g)]
      .filter(([, file = '', heading]) => {
        const target = file ? path.join(path.dirname(document), file) : document;
        // A published package has only its own folder.
        if (/^(sdk|sandbox|conformance)\//.test(document) && file.startsWith('..')) return true;
        return !existsSync(target) || (heading && !headingsOf(target).includes(heading));
      })
      .map(([link]) => `${document}: ${link}`),
  );
  assert.equal(dead, []);
});

test('every call of the simulated world that the documents name exists', () => {
  const world = readFileSync('sandbox/operation/world/create-world.ts', 'utf8');
  const routes = [...world.matchAll(/world\.(get|post)\(['`](\/v1\/[^'`]+)/g)].map(
    ([, method = '', path = '']) => {
      // Accepting and rejecting are one route in the source.
      const shape = path.replace(/\$\{path\}/, '(accept|reject)').replace(/:\w+/g, '[^/]+');
      return new RegExp(`^${method.toUpperCase()} /sandbox${shape}$`);
    },
  );
  const named = DOCUMENTS.flatMap((document) =>
    [...readFileSync(document, 'utf8').matchAll(/`((?:GET|POST) \/sandbox\/v1\/[^`\s]+)/g)].map(
      ([, call = '']) => call,
    ),
  );
  assert.ok(named.length > 10, `only ${named.length} calls`);
  const gone = named.filter((call) => !routes.some((route) => route.test(call)));
  assert.equal(gone, []);
});

/** The anchors that GitHub makes for a document's headings. */
const headingsOf = (document: string): string[] =>
  [...readFileSync(document, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

test('the READMEs of the project and of the sandbox name a user of every kind', () => {
  const equipo = ['administracion', 'supervision', 'contabilidad'].map((name) => `tiendaluna-${name}`);
  const usernames = [...DEMO_SIGN_INS.map(({ username }) => username), ...equipo].sort();
  for (const document of ['README.md', 'sandbox/README.md']) {
    const named = readFileSync(document, 'utf8').match(/(?<=`)(?:tiendaluna|cafesol)[\w-]*(?=`)/g) ?? [];
    assert.equal([...new Set(named)].sort(), usernames, document);
  }
});

const decisions = DECISIONS.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split(/^### /m)
    .slice(1)
    .map((entry) => ({ file: path.basename(file), entry, id: entry.split(' · ')[0] ?? '' })),
);

test('each decision has a unique id that begins with the first word of its page, a date and a path in the code', () => {
  assert.ok(decisions.length > 100);
  const ids = decisions.map(({ id }) => id);
  assert.equal(ids, [...new Set(ids)]);
  const incomplete = decisions
    .filter(({ file, entry }) => {
      const [page] = file.split(/[-.]/);
      return !new RegExp(`^${page}-\\d+ · .+\\n\\n\\d{4}-\\d{2}-\\d{2} · \``).test(entry);
    })
    .map(({ entry }) => entry.slice(0, 60));
  assert.equal(incomplete, []);
});

test('no decision is longer than 150 words', () => {
  const long = decisions.flatMap(({ id, entry }) => {
    // Without its title, date and paths.
    const [, , ...paragraphs] = entry.trim().split('\n\n');
    const words = paragraphs.join(' ').split(/\s+/).length;
    return words > 150 ? [`${id}: ${words}`] : [];
  });
  assert.equal(long, []);
});

test('the index of decisions lists each one with its title and file', () => {
  const index = readFileSync('docs/decisions/README.md', 'utf8');
  const missing = decisions.filter(({ file, entry, id }) => {
    const title = entry.slice(id.length + 3, entry.indexOf('\n'));
    return (
      !new RegExp(`^- \\[${id}\\]\\(${file}#[^)]+\\) `, 'm').test(index) || !index.includes(`) ${title}\n`)
    );
  });
  const missingIds = missing.map(({ id }) => id);
  assert.equal(missingIds, []);
});

const guide = readFileSync('docs/guia.md', 'utf8');
const documents = guide + readFileSync('README.md', 'utf8').replaceAll('docs/screenshots/', 'screenshots/');

const portal = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(`src/${file}`, 'utf8'))
  .join('\n')
  .replace(/\s+/g, ' ');

const found = (pattern: RegExp, text: string) =>
  [...new Set([...text.matchAll(pattern)].map(([, what]) => what ?? ''))].sort();

test('every bold text appears on a screen', () => {
  const quoted = found(/\*\*([^*]+)\*\*/g, guide);
  assert.ok(quoted.length > 50, `only ${quoted.length} words of the screens`);
  const nowhere = quoted.filter((words) => !portal.includes(words));
  assert.equal(nowhere, []);
});

test('every picture is used, and every picture used exists', () => {
  const shown = found(/screenshots\/([\w-]+\.(?:png|webp))/g, documents);
  const kept = readdirSync('docs/screenshots');
  assert.equal(shown, kept.sort());
});

test('the table of contents links to every chapter', () => {
  const slug = (heading: string) => heading.toLowerCase().replace(/[¿?]/g, '').replaceAll(' ', '-');
  const links = found(/\]\(#([^)]+)\)/g, guide);
  const unlinked = found(/^## (.+)$/gm, guide).filter((chapter) => !links.includes(slug(chapter)));
  assert.equal(unlinked, []);
});
