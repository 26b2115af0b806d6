import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { importsOf } from './support/source-imports.ts';

const FOLDERS = ['src', 'styles', 'tables', 'words', 'sdk/src', 'sandbox', 'conformance/src'];
const MAXIMUM_LINES = 200;

interface SourceFile {
  file: string;
  text: string;
  imports: string[];
}

const files: SourceFile[] = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name))
    .filter((file) => /\.tsx?$/.test(file) && !/\/(node_modules|dist)\//.test(file))
    .map(read),
);

function read(file: string): SourceFile {
  const text = readFileSync(file, 'utf8');
  return { file, text, imports: importsOf(file, text) };
}

const namesOf = (found: readonly SourceFile[]) => found.map(({ file }) => file);
const none = (wrong: readonly SourceFile[]) => assert.equal(namesOf(wrong), []);

/** Folders that a layer's files may import from, in addition to packages and their own folder. */
const LAYERS: Record<string, readonly string[]> = {
  'src/app': [
    'src/screens',
    'src/features',
    'src/blocks',
    'src/ui',
    'src/stores',
    'src/api',
    'src/domain',
    'styles',
    'words',
  ],
  'src/screens': [
    'src/features',
    'src/blocks',
    'src/ui',
    'src/stores',
    'src/api',
    'src/domain',
    'styles',
    'tables',
    'words',
  ],
  'src/features': ['src/blocks', 'src/ui', 'src/stores', 'src/api', 'src/domain', 'styles', 'words'],
  'src/blocks': ['src/ui', 'src/stores', 'src/api', 'src/domain', 'styles', 'words'],
  'src/ui': ['styles'],
  'src/stores': ['src/api', 'src/domain'],
  'src/api': ['src/domain'],
  'src/domain': ['words'],
  styles: [],
  tables: [],
  words: ['sdk/generated'],
  'sdk/src': ['sdk/generated'],
  sandbox: ['sdk/generated', 'tables', 'words'],
  'conformance/src': ['sdk/generated', 'tables'],
};

const below = (file: string, folder: string) => file === folder || file.startsWith(`${folder}/`);
const ours = (name: string) => /^(src|styles|tables|words|sdk|sandbox|test|build|openapi)\//.test(name);

function layerOf(file: string): string {
  return Object.keys(LAYERS).find((layer) => below(file, layer)) ?? '';
}

test('imports follow the layers', () => {
  const wrong = files.flatMap(({ file, imports }) => {
    const layer = layerOf(file);
    if (!layer) return [];
    const allowed = [layer, ...(LAYERS[layer] ?? [])];
    return imports
      .filter((name) => ours(name) && !allowed.some((folder) => below(name, folder)))
      .map((name) => `${file} imports ${name}`);
  });
  assert.equal(wrong, []);
});

/** The rooms of the sandbox from top to bottom, as docs/architecture.md lists them. */
const ROOMS = [
  ...(readFileSync('docs/architecture.md', 'utf8').split('## The sandbox')[1] ?? '').matchAll(
    /^\| `(\w+)\/` \| ([^|]+) \|/gm,
  ),
].flatMap(([, floor = '', rooms = '']) =>
  [...rooms.matchAll(/`([\w/-]+)`/g)].map(([, room]) => `sandbox/${floor}/${room}`),
);
const roomOf = (file: string) =>
  ROOMS.filter((room) => below(path.posix.dirname(file), room)).sort(
    (one, other) => other.length - one.length,
  )[0];

test('a file of the sandbox uses its own room and those below it', () => {
  const served = files.filter(({ file }) => file.startsWith('sandbox/'));
  none(served.filter(({ file }) => !roomOf(file)));
  const depth = (file: string) => ROOMS.indexOf(roomOf(file) ?? '');
  const up = served.flatMap(({ file, imports }) =>
    imports
      .filter((name) => name.startsWith('sandbox/') && depth(name) < depth(file))
      .map((name) => `${file} imports ${name}`),
  );
  assert.equal(up, []);
});

test('a room of the sandbox has more than one file and at most 25', () => {
  const sizes = ROOMS.map(
    (room) => [room, files.filter(({ file }) => roomOf(file) === room).length] as const,
  );
  assert.equal(
    sizes.filter(([, size]) => size < 2 || size > 25),
    [],
  );
});

// The sandbox is a package of its own, whose imports cannot name a folder beside it.
test('no import climbs three folders, except out of the sandbox', () => {
  const climbs = /from '(?:\.\.\/){3,}(?!\.\.\/|tables\/|words\/|sdk\/|deploy\/)/;
  none(files.filter(({ text }) => climbs.test(text)));
});

test('there are no circular imports, not even of types', () => {
  assert.equal(circles(new Map(files.map(({ file, imports }) => [file, imports]))), []);
});

/** Returns every import cycle as the path that closes it; depth-first, visiting each file once. */
function circles(importsOf: ReadonlyMap<string, readonly string[]>): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const walk = (file: string, way: readonly string[]) => {
    if (way.includes(file)) found.push([...way.slice(way.indexOf(file)), file].join(' > '));
    else if (!done.has(file)) for (const next of importsOf.get(file) ?? []) walk(next, [...way, file]);
    done.add(file);
  };
  for (const file of importsOf.keys()) walk(file, []);
  return found;
}

test('numbers are formatted with the configured locale, not with one written in the code', () => {
  const named = /NumberFormat\(\s*['"`]|toLocaleString\(\s*['"`]/;
  const wrong = files.filter(({ file, text }) => file.startsWith('src/') && named.test(text));
  none(wrong);
});

test('no screen imports another screen', () => {
  const area = (file: string) => /^src\/screens\/([^/]+)\//.exec(file)?.[1];
  const wrong = files.flatMap(({ file, imports }) =>
    imports
      .filter((name) => area(file) && area(name) && area(file) !== area(name))
      .map((name) => `${file} imports ${name}`),
  );
  assert.equal(wrong, []);
});

test('the SDK imports nothing of the repository, and the portal and the sandbox share only the contract', () => {
  const packages = (folder: string) =>
    new Set(
      files
        .filter(({ file }) => below(file, folder))
        .flatMap(({ imports }) => imports.filter((name) => !ours(name))),
    );
  assert.equal([...packages('sdk/src')].sort(), [
    '@noble/hashes/sha2.js',
    '@noble/hashes/utils.js',
    'openapi-fetch',
  ]);
  assert.not.ok(packages('sandbox').has('react'));
});

test('only src/api creates clients of the SDK', () => {
  const makers = files.filter(
    ({ file, text }) => file.startsWith('src/') && /create(Access|Business|SignUp)Api\(/.test(text),
  );
  none(makers.filter(({ file }) => !below(file, 'src/api')));
});

const CLIENTS = /\b(api|keyedApi|signUpApi)\b[^;]*from '[^']*\/(business-api|keyed-calls|sign-up-api)\.ts'/;
const inOperations = (file: string) => /-operations?\.ts$/.test(file);

test('the API is called in …-operations.ts files and nowhere else', () => {
  const makesCalls = ({ file, text, imports }: SourceFile) =>
    CLIENTS.test(text) || imports.some((name) => path.posix.dirname(name) === path.posix.dirname(file));
  const portal = files.filter(({ file }) => file.startsWith('src/') && !below(file, 'src/api'));
  none(portal.filter(({ file, text }) => !inOperations(file) && CLIENTS.test(text)));
  none(portal.filter((source) => inOperations(source.file) && !makesCalls(source)));
});

test('only stores/stored-session.ts names the storage key of the session', () => {
  const users = files.filter(({ file, text }) => file.startsWith('src/') && text.includes('cobros.session'));
  assert.equal(namesOf(users), ['src/stores/stored-session.ts']);
});

test('no literal color is used outside styles/', () => {
  const wrong = files.filter(
    ({ file, text }) =>
      file.startsWith('src/') && /#[0-9a-f]{3,8}\b(?!['"]?\s*:)|\brgba?\(|\bhsla?\(/i.test(withoutUrls(text)),
  );
  none(wrong);
});

function withoutUrls(text: string): string {
  return text.replace(/`[^`]*#[^`]*`/g, '').replace(/\/\/.*$/gm, '');
}

test('a component that reads a signal calls useSignals', () => {
  const wrong = files.filter(
    ({ file, text }) =>
      file.endsWith('.tsx') &&
      /\b\w+\.value\b/.test(
        text.replace(/target\.value|currentTarget\.value|current\.value|values?\.\w+\.value/g, ''),
      ) &&
      /from '.*stores\/|signals-react'/.test(text) &&
      !text.includes('useSignals()') &&
      !file.endsWith('main.tsx'),
  );
  none(wrong);
});

test('each component of a file that reads a signal calls useSignals, not only another one', () => {
  const DECLARATION = /^(?=(?:export )?(?:default )?(?:async )?(?:function|const) )/m;
  const COMPONENT = /^(?:export )?(?:default )?(?:function|const) [A-Z]\w*[a-z]/;
  const wrong = files
    .filter(({ file }) => file.endsWith('.tsx'))
    .flatMap(({ file, text }) => {
      const imported = [...text.matchAll(/import \{([^}]*)\} from '#stores\//g)];
      const signals = imported.flatMap(([, names = '']) => names.match(/\b[a-z]\w*/g) ?? []);
      const reads = new RegExp(
        `\\b(?:${[...signals, '\\w+\\.data', '\\w+\\.failure'].join('|')})\\.value\\b`,
      );
      const components = text.split(DECLARATION).filter((part) => COMPONENT.test(part));
      return components
        .filter((part) => reads.test(part) && !part.includes('useSignals()'))
        .map((part) => `${file}: ${part.split('\n')[0]}`);
    });
  assert.equal(wrong, []);
});

test('no raw markup is given to React', () => {
  const wrong = files.filter(({ text }) =>
    /dangerouslySetInnerHTML|\.innerHTML|\.outerHTML|insertAdjacentHTML|document\.write/.test(text),
  );
  none(wrong);
});

test(`no file is longer than ${MAXIMUM_LINES} lines`, () => {
  const wrong = files
    .map(({ file, text }) => [file, text.split('\n').length - 1] as const)
    .filter(([, lines]) => lines > MAXIMUM_LINES);
  assert.equal(wrong, []);
});

test('file names are kebab-case', () => {
  const wrong = files.filter(
    ({ file }) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.(css|d))?\.tsx?$/.test(path.basename(file)),
  );
  none(wrong);
});
