// `npm run generate`: lints the description, writes the files generated from it to sdk/generated, and updates the
// documents' install commands, the tables of calls in the guide and the SDK's README, and the list of additions in its changelog.
// With --check it writes nothing and fails on lint errors or stale files.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bundle, createConfig, formatProblems, getTotals, lint } from '@redocly/openapi-core';
import openapiTypescript, { astToString, tsUnion, UNDEFINED } from 'openapi-typescript';
import ts from 'typescript';
import { findFiles } from '../build/find-files.mjs';
import { documentsWithInstallCommands } from '../docs/install-commands.mjs';
import { addExamples, invalidExamples } from './add-examples.mjs';
import { callersOf } from './callers.mjs';
import { withAdditions } from './compare-releases.mjs';
import { rules } from './lint-rules.mjs';
import { describedFunctions } from './sdk/described-functions.mjs';
import { repeatableModule } from './sdk/repeatable-calls.mjs';
import { requestOnlySchemas } from './sdk/request-only-schemas.mjs';
import { sdkFiles } from './sdk/sdk-files.mjs';
import { unusedParts } from './unused-parts.mjs';
import { withPaths } from './with-paths.mjs';

const SOURCE = 'openapi/business-api.yaml';
const TARGET = 'sdk/generated';
const NOTICE = 'Generated from openapi/ by `npm run generate`. Do not edit.';

const config = await createConfig({ rules });

/** Ends the process if there are problems. */
function reportProblems(problems) {
  if (problems.length === 0) return;
  formatProblems(problems, { totals: getTotals(problems), cwd: process.cwd() });
  process.exit(1);
}

/** A single document that says who may call each operation, with sorted components, so that the generated files do not depend on the order of references. */
async function bundledDescription() {
  const { bundle: document } = await bundle({ ref: SOURCE, config });
  const { openapi, info, components, ...rest } = document.parsed;
  for (const operation of Object.values(rest.paths).flatMap(Object.values))
    operation.description += `\n\n${callersOf(operation)}`;
  const sorted = Object.entries(components).map(([kind, entries]) => [kind, sortByKey(entries)]);
  return { openapi, info, 'x-generated': NOTICE, ...rest, components: Object.fromEntries(sorted) };
}

function sortByKey(entries) {
  return Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Allows `undefined` for optional fields of requests, also under `exactOptionalPropertyTypes`. */
function undefinedInContents(description) {
  const names = requestOnlySchemas(description);
  return (property, _schema, { path }) => {
    const [, name] = /^#\/components\/schemas\/(\w+)\//.exec(path) ?? [];
    if (!property.questionToken || !names.has(name)) return undefined;
    const type = tsUnion([property.type, UNDEFINED]);
    const { modifiers, questionToken } = property;
    return ts.factory.updatePropertySignature(property, modifiers, property.name, questionToken, type);
  };
}

async function generatedFiles(description, whole, functions) {
  const types = await openapiTypescript(structuredClone(description), {
    defaultNonNullable: false,
    transformProperty: undefinedInContents(description),
  });
  return {
    'business-api.json': `${JSON.stringify(whole, null, 2)}\n`,
    'schema.ts': `// ${NOTICE}\n\n${astToString(types)}`,
    'repeatable.ts': repeatableModule(functions, NOTICE),
    ...sdkFiles(description, functions, NOTICE),
  };
}

/** The README with the functions of each area in its table of calls. */
function withCalls(readme, functions) {
  const areas = [...new Set(functions.map(({ area }) => area))].map((area) => {
    const names = functions.filter((one) => one.area === area).map(({ name }) => `\`${name}\``);
    return `| \`${area}\` | ${names.join(' ')} |\n`;
  });
  return readme.replace(/(\| area \| calls \|\n.+\n)(\|.+\n)+/, `$1${areas.join('')}`);
}

/** The guide with the calls of each optional part in its table of parts. */
function withParts(guide) {
  const callsOf = (part) =>
    Object.values(description.paths)
      .flatMap(Object.values)
      .filter((operation) => operation['x-part'] === part)
      .map(({ operationId }) => `\`${operationId}\``);
  return guide.replace(
    /^\| `([\w-]+)` \| `\w+\.\w+`.*? \|/gm,
    (_, part) => `| \`${part}\` | ${callsOf(part).join(', ')} |`,
  );
}

const inTarget = (files) =>
  Object.fromEntries(Object.entries(files).map(([name, content]) => [`${TARGET}/${name}`, content]));

async function staleFiles(files) {
  const stale = [];
  for (const [file, content] of Object.entries({ ...source, ...inTarget(files), ...documents })) {
    const committed = await readFile(file, 'utf8').catch(() => '');
    if (committed !== content) stale.push(file);
  }
  const present = await findFiles(TARGET, /\.\w+$/);
  return [...stale, ...present.filter((file) => !(path.relative(TARGET, file) in files))];
}

const isCheck = process.argv.includes('--check');
const source = { [SOURCE]: await withPaths(await readFile(SOURCE, 'utf8')) };
if (!isCheck) await writeFile(SOURCE, source[SOURCE]);
reportProblems(await lint({ ref: SOURCE, config }));
const description = await bundledDescription();
const unused = await unusedParts(description);
if (unused.length > 0) {
  console.error(`Nothing refers to ${unused.join(', ')}.`);
  process.exit(1);
}
const whole = await addExamples(description);
reportProblems(await invalidExamples(whole));
const functions = await describedFunctions(description);
const files = await generatedFiles(description, whole, functions);
const documents = await documentsWithInstallCommands();
documents['sdk/CHANGELOG.md'] = withAdditions(
  JSON.parse(await readFile('openapi/last-release.json', 'utf8')),
  whole,
  await readFile('sdk/CHANGELOG.md', 'utf8'),
);
documents['docs/api/guide.md'] = withParts(documents['docs/api/guide.md']);
documents['sdk/README.md'] = withCalls(documents['sdk/README.md'], functions);
if (isCheck) {
  const stale = await staleFiles(files);
  if (stale.length > 0) {
    console.error(`Stale: ${stale.join(', ')}. Run \`npm run generate\` and commit the result.`);
    process.exit(1);
  }
  console.log('The description is valid and the generated files are up to date.');
} else {
  await rm(TARGET, { recursive: true, force: true });
  await mkdir(`${TARGET}/areas`, { recursive: true });
  for (const [file, content] of Object.entries({ ...inTarget(files), ...documents }))
    await writeFile(file, content);
  console.log(`Wrote ${Object.keys(files).length} files in ${TARGET}.`);
}
