import { comment, functionComment } from './comments.mjs';
import { kebab, pascal } from './described-functions.mjs';

/**
 * The sources of the SDK that are derived from the description: every schema under its own name, a file per area with
 * its documented interface and its calls, and all areas together.
 */
export function sdkFiles(description, functions, notice) {
  const areas = new Map();
  for (const call of functions) areas.set(call.area, [...(areas.get(call.area) ?? []), call]);
  const files = { 'entities.ts': entities(description), 'all-areas.ts': allAreas([...areas.keys()]) };
  for (const [area, functions] of areas) {
    files[`areas/${kebab(area)}.ts`] = areaFile(description, area, functions);
  }
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [name, `// ${notice}\n\n${text}`]));
}

function entities({ components }) {
  const types = Object.entries(components.schemas).map(([name, { description }]) => {
    const documented = description ? `${comment([description])}\n` : '';
    return `${documented}export type ${name} = Schemas['${name}'];\n`;
  });
  return `import type { components } from './schema.ts';

/** Every schema of the description by its name. */
export type Schemas = components['schemas'];

${types.join('\n')}`;
}

function allAreas(areas) {
  const lines = (line) => areas.map(line).join('\n');
  return `import { type BusinessApiOptions, createTransport } from '../src/transport.ts';
${lines((area) => `import { type ${pascal(area)}Api, ${area}Calls } from './areas/${kebab(area)}.ts';`)}

/**
 * The business API as functions, grouped by area. Every function returns a \`Result\`; a failed call does not throw. The caller
 * stores the session; the client only remembers the last results of polled calls.
 */
export interface BusinessApi {
${lines((area) => `  ${area}: ${pascal(area)}Api;`)}
}

export type { ${areas.map((area) => `${pascal(area)}Api`).join(', ')} };

export function createBusinessApi(options: BusinessApiOptions): BusinessApi {
  const transport = createTransport(options);
  return {
${lines((area) => `    ${area}: ${area}Calls(transport),`)}
  };
}
`;
}

function areaFile(description, area, functions) {
  const type = `${pascal(area)}Api`;
  const tag = description.tags.find(({ name }) => name === functions[0].operation.tags[0]);
  const own = functions.filter(({ byHand }) => !byHand);
  const helpers = [...new Set(own.filter(({ isKeyed }) => !isKeyed).map(helperOf))].sort();
  const members = functions.map(
    (call) => `${indented(functionComment(description, call))}\n  ${signature(call)}`,
  );
  return `${importsOf(functions, own)}
${comment([tag.description])}
export interface ${type} {
${members.join('\n\n')}
}

export function ${area}Calls(transport: Transport): ${type} {
${helpers.length > 0 ? `  const { ${helpers.join(', ')} } = transport;\n` : ''}  return {
${functions.map((call) => `    ${call.name}: ${implementation(call)},`).join('\n')}
  };
}

/** The calls of this area alone, for programs that must load little code. */
export function create${type}(options: BusinessApiOptions): ${type} {
  return ${area}Calls(createTransport(options));
}
`;
}

function importsOf(functions, own) {
  const types = new Set(own.flatMap(({ content, data }) => [content, data]).filter(Boolean));
  const options = new Set(own.map(optionsOf));
  const keyed = own.some(({ isKeyed }) => isKeyed) ? ['keyed'] : [];
  const line = (kind, names, from) =>
    names.length ? `import ${kind}{ ${[...names].sort().join(', ')} } from '${from}';\n` : '';
  return [
    ...functions
      .filter(({ byHand }) => byHand)
      .map(({ name, byHand }) => line('', [name], `../../src/handwritten-calls/${byHand}.ts`)),
    line('type ', own.some(isFile) ? ['Download'] : [], '../../src/download.ts'),
    line('', own.some(({ isPolled }) => isPolled) ? ['keepResults'] : [], '../../src/kept-results.ts'),
    line('type ', [...options], '../../src/options.ts'),
    line('type ', own.length > 0 ? ['Result'] : [], '../../src/result.ts'),
    line(
      '',
      ['type BusinessApiOptions', 'createTransport', ...keyed, 'type Transport'],
      '../../src/transport.ts',
    ),
    line('type ', [...types], '../entities.ts'),
  ].join('');
}

const isFile = ({ data }) => data === undefined;
const optionsOf = ({ isKeyed }) => (isKeyed ? 'RepeatableCallOptions' : 'CallOptions');

function signature(call) {
  const { name, byHand, inPath, content, isContentOptional, data } = call;
  if (byHand) return `${name}: ReturnType<typeof ${name}>;`;
  const parameters = [
    ...inPath.map((parameter) => `${parameter.name}: string`),
    ...(content ? [`content${isContentOptional ? '?' : ''}: ${content}`] : []),
    `options?: ${optionsOf(call)}`,
  ];
  return `${name}(${parameters.join(', ')}): Promise<Result<${data ?? 'Download'}>>;`;
}

function helperOf(call) {
  if (isFile(call)) return 'download';
  if (call.method === 'get') return call.inPath.length > 0 ? 'getOf' : 'get';
  return call.content ? call.method : 'ask';
}

function implementation(call) {
  if (call.byHand) return `${call.name}(transport)`;
  if (call.isKeyed) {
    const method = helperOf(call);
    return `keyed(transport, '${call.path}'${method === 'post' ? '' : `, '${method}'`})`;
  }
  const names = call.inPath.map(({ name }) => `, '${name}'`);
  const more = call.isPolled ? ', keepResults()' : '';
  return `${helperOf(call)}('${call.path}'${names.join('')}${more})`;
}

const indented = (text) => text.replace(/^/gm, '  ');
