import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as esbuild from 'esbuild';

const NAMESPACE = 'shared-chunk';
const OURS = /\/(src|styles|sdk)\/.*\.tsx?$/;

/**
 * esbuild makes a chunk for every set of entry points that share a module, and every lazily imported module is an entry
 * point: the portal fell apart into some hundred and eighty files. Here shared modules stand in a few groups, by when they
 * are needed; a lazy module that needs one of a group imports the whole group, so that all of it is shared by the same set.
 *
 * - `core`: what the entry needs. Every lazy module imports the entry.
 * - `signedIn`: the first screen after signing in. Every later module that is not for visitors imports it.
 * - `common`: shared by lazy modules for visitors and others; `visitors`: by those for visitors alone.
 * - `later`: shared by lazy modules that come after the first screen.
 */
export function sharedChunksPlugin({ entry, signedIn, isForVisitors, options }) {
  let plan;
  return {
    name: 'shared-chunks',
    setup(build) {
      // A group names what is imported anyway: that a package has no side effects is nothing to warn of.
      build.initialOptions.logOverride = { 'ignored-bare-import': 'silent' };
      build.onStart(async () => {
        plan = await planGroups({ entry, signedIn, isForVisitors, options });
      });
      build.onLoad({ filter: OURS }, async ({ path: file }) => {
        const wanted = plan.importsOf.get(path.relative('.', file));
        if (!wanted) return undefined;
        const source = await readFile(file, 'utf8');
        const imports = wanted.map((target) => `import ${JSON.stringify(target)};`);
        return {
          contents: `${source}\n${imports.join('')}`,
          loader: file.endsWith('x') ? 'tsx' : 'ts',
        };
      });
      build.onResolve({ filter: /^shared-chunk:/ }, ({ path: name }) => ({
        path: name.slice(NAMESPACE.length + 1),
        namespace: NAMESPACE,
      }));
      build.onLoad({ filter: /.*/, namespace: NAMESPACE }, ({ path: name }) => ({
        contents: plan.groups[name].map((file) => `import ${JSON.stringify(path.resolve(file))};`).join('\n'),
        resolveDir: '.',
      }));
    },
  };
}

/** A quick build that writes nothing tells which modules each lazy one needs. */
async function planGroups({ entry, signedIn, isForVisitors, options }) {
  const { metafile } = await esbuild.build({
    ...options,
    entryPoints: [entry],
    outdir: 'nowhere',
    splitting: true,
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const { inputs } = metafile;
  const core = needsOf(inputs, entry);
  const lazy = [...lazyModules(inputs)].filter((file) => !core.has(file));
  const needs = new Map(
    lazy.map((file) => [file, [...needsOf(inputs, file)].filter((one) => !core.has(one))]),
  );
  const groupOf = chooseGroups({ needs, signedIn, isForVisitors });

  const groups = { common: [], visitors: [], later: [] };
  for (const [file, group] of groupOf) groups[group]?.push(file);
  const importsOf = new Map(
    lazy.map((file) => {
      const wanted = Object.keys(groups).filter((name) =>
        needs.get(file).some((one) => groupOf.get(one) === name),
      );
      const first = file === signedIn || isForVisitors(file) ? [entry] : [entry, signedIn];
      return [
        file,
        [...first.map((one) => path.resolve(one)), ...wanted.map((name) => `${NAMESPACE}:${name}`)],
      ];
    }),
  );
  return { groups, importsOf };
}

function chooseGroups({ needs, signedIn, isForVisitors }) {
  const usersOf = new Map();
  for (const [user, files] of needs)
    for (const file of files) usersOf.set(file, [...(usersOf.get(file) ?? []), user]);
  const groupOf = new Map();
  for (const [file, users] of usersOf) {
    const visitors = users.filter(isForVisitors).length;
    if (users.length === 1 || (visitors === 0 && users.includes(signedIn))) continue;
    groupOf.set(file, visitors === 0 ? 'later' : visitors === users.length ? 'visitors' : 'common');
  }
  return groupOf;
}

const isLazy = ({ kind }) => kind === 'dynamic-import';

function lazyModules(inputs) {
  const targets = Object.values(inputs).flatMap(({ imports }) => imports.filter(isLazy));
  return new Set(targets.map(({ path: file }) => file));
}

/** The module and everything that has to be there before it can run. */
function needsOf(inputs, file, found = new Set()) {
  if (found.has(file) || !inputs[file]) return found;
  found.add(file);
  for (const imported of inputs[file].imports)
    if (!imported.external && !isLazy(imported)) needsOf(inputs, imported.path, found);
  return found;
}
