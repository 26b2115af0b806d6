import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as esbuild from 'esbuild';

const NAMESPACE = 'shared-chunk';
const ROOT = process.cwd();
const OURS = /\/(src|styles|sdk)\/.*\.tsx?$/;

/**
 * Groups shared modules into few chunks. esbuild alone makes a chunk for every set of entry points that share a module, and
 * every lazily imported module is an entry point, which gives about 180 files. Here a lazy module that needs one module of a
 * group imports the whole group, so that all modules of a group have the same importers.
 *
 * - `core`: everything that the entry needs. Every lazy module imports the entry.
 * - `signedIn`: the first screen after signing in. Every later module that is not for visitors imports it.
 * - `visitors`: shared only by lazy modules for visitors; `common`: by these and the first screen; `forms`: by these and
 *   later modules.
 * - `later`: shared by lazy modules that are loaded after the first screen.
 */
export function sharedChunksPlugin({ entry, signedIn, isForVisitors, options }) {
  let plan;
  return {
    name: 'shared-chunks',
    setup(build) {
      // A group imports modules without using their exports, about which esbuild warns for packages without side effects.
      build.initialOptions.logOverride = { 'ignored-bare-import': 'silent' };
      build.onStart(async () => {
        plan = await planGroups({ entry, signedIn, isForVisitors, options });
      });
      build.onLoad({ filter: OURS }, async ({ path: file }) => {
        const wanted = plan.importsOf.get(path.relative('.', file));
        if (!wanted) return undefined;
        const source = await readFile(file, 'utf8');
        const imports = wanted.map((target) => importOf(target, path.dirname(file)));
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
        contents: plan.groups[name].map((target) => importOf(target, ROOT)).join('\n'),
        resolveDir: ROOT,
      }));
    },
  };
}

/** Relative, because names of files follow from their content and source maps: the same commit gives the same files in every folder. */
function importOf(target, folder) {
  const specifier = path.isAbsolute(target) ? `./${path.relative(folder, target)}` : target;
  return `import ${JSON.stringify(specifier)};`;
}

/** Finds the modules that each lazy module needs, with a build that writes no files. */
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

  const namesFor = (files) => [
    ...new Set(files.map((file) => groupOf.get(file)).filter((group) => group !== undefined)),
  ];
  const groups = {};
  for (const [file, group] of groupOf) {
    groups[group] ??= [];
    groups[group].push(path.resolve(file));
  }
  // If a module of a group needs another group, the whole group imports it.
  for (const [name, files] of Object.entries(groups)) {
    const needed = files.flatMap((file) => [...needsOf(inputs, path.relative('.', file))]);
    for (const other of namesFor(needed)) if (other !== name) files.push(`${NAMESPACE}:${other}`);
  }
  const importsOf = new Map(
    lazy.map((file) => {
      const first = file === signedIn || isForVisitors(file) ? [entry] : [entry, signedIn];
      const wanted = namesFor(needs.get(file)).map((name) => `${NAMESPACE}:${name}`);
      return [file, [...first.map((one) => path.resolve(one)), ...wanted]];
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
    const isFirst = users.includes(signedIn);
    const visitors = users.filter(isForVisitors).length;
    if (users.length === 1 || (visitors === 0 && isFirst)) continue;
    if (visitors === 0) groupOf.set(file, 'later');
    else if (isFirst) groupOf.set(file, 'common');
    else groupOf.set(file, visitors === users.length ? 'visitors' : 'forms');
  }
  return groupOf;
}

const isLazy = ({ kind }) => kind === 'dynamic-import';

function lazyModules(inputs) {
  const targets = Object.values(inputs).flatMap(({ imports }) => imports.filter(isLazy));
  return new Set(targets.map(({ path: file }) => file));
}

/** A module and all its static imports, direct and indirect. */
function needsOf(inputs, file, found = new Set()) {
  if (found.has(file) || !inputs[file]) return found;
  found.add(file);
  for (const imported of inputs[file].imports)
    if (!imported.external && !isLazy(imported)) needsOf(inputs, imported.path, found);
  return found;
}
