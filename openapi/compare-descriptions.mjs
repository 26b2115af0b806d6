// How two versions of the description differ for API callers. Names of operations and prose are ignored.
import { compareSchemas } from './compare-schemas.mjs';
import { resolveReference } from './resolve-reference.mjs';

const USER_TYPES = ['admin', 'branch_admin', 'operator'];
const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'];

/**
 * Every change from one bundled description to a later one.
 * @returns {{ breaking: boolean, call: string, place: string, text: string }[]}
 */
export function compareDescriptions(before, after) {
  const request = { before, after, side: 'request', known: new Map() };
  const response = { before, after, side: 'response', known: new Map() };
  return [
    ...compareOperations('paths', { sent: request, received: response }),
    // Callers receive webhooks: they read the body and send the response.
    ...compareOperations('webhooks', { sent: response, received: request }),
  ];
}

function compareOperations(kind, sides) {
  const [old, now] = [operationsOf(sides.sent.before, kind), operationsOf(sides.sent.after, kind)];
  const added = [...now].filter(([key]) => !old.has(key));
  return [
    ...[...old].flatMap(([key, operation]) => {
      const { call } = operation;
      const later = now.get(key);
      if (!later) return [{ breaking: true, call, place: '', text: 'is gone' }];
      return compareOperation(operation, later, sides).map((change) => ({ ...change, call }));
    }),
    ...added.map(([, { call }]) => ({ breaking: false, call, place: '', text: 'is new' })),
  ];
}

/** The operations by method and path. Names of path parameters are ignored. */
function operationsOf(document, kind) {
  const operations = new Map();
  for (const [path, item] of Object.entries(document[kind] ?? {})) {
    for (const method of METHODS.filter((name) => name in item)) {
      const call = kind === 'paths' ? `${method.toUpperCase()} ${path}` : path;
      const parameters = [...(item.parameters ?? []), ...(item[method].parameters ?? [])];
      operations.set(call.replace(/\{\w+\}/g, '{}'), { ...item[method], call, parameters, document });
    }
  }
  return operations;
}

function compareOperation(before, after, { sent, received }) {
  return [
    ...compareSecurity(before, after),
    ...compareAt('parameter', parametersOf(before), parametersOf(after), sent),
    ...compareBodies(before, after, sent),
    ...compareResponses(before, after, received),
  ];
}

function compareAt(label, before, after, context) {
  const changes = compareSchemas(before, after, context);
  return changes.map(({ place, ...change }) => ({ ...change, place: `${label} ${place}`.trim() }));
}

/** A caller whose credentials, permissions and type were sufficient must not need others. */
function compareSecurity(before, after) {
  const byType = [before, after].some((operation) => operation['x-callers']?.types);
  const waysOf = ({ security, document, 'x-callers': callers = {} }) => {
    const ways = security ?? document.security ?? [];
    if (ways.length === 0) return [[]];
    const types = byType ? (callers.types ?? USER_TYPES).map((type) => [type]) : [[]];
    const changes = callers.readOnly === false ? ['more than reading'] : [];
    return ways.flatMap((way) => types.map((type) => [...Object.entries(way).flat(2), ...type, ...changes]));
  };
  const suffices = (had) => waysOf(after).some((needed) => needed.every((scheme) => had.includes(scheme)));
  if (waysOf(before).every(suffices)) return [];
  const needed = waysOf(after).map((way) => way.join(' and '));
  return [{ breaking: true, place: 'security', text: `needs ${needed.join(' or ')}` }];
}

/** Parameters as the properties of an object. */
function parametersOf({ parameters, document }) {
  let position = 0;
  const named = parameters.map((parameter) => {
    const { in: where, name, required, schema = {} } = resolveReference(parameter, document);
    if (where === 'path') position += 1;
    return { name: where === 'path' ? `path[${position}]` : `${where} ${name}`, required, schema };
  });
  const properties = Object.fromEntries(named.map(({ name, schema }) => [name, schema]));
  const required = named.filter((parameter) => parameter.required).map(({ name }) => name);
  return { type: 'object', properties, required };
}

function headersOf({ headers = {} }, document) {
  const schemas = Object.entries(headers).map(([name, header]) => [
    name,
    resolveReference(header, document).schema ?? {},
  ]);
  return { type: 'object', properties: Object.fromEntries(schemas) };
}

function compareBodies(before, after, context) {
  const [old, now] = [before, after].map(({ requestBody, document }) =>
    resolveReference(requestBody, document),
  );
  const isRequired = now?.required === true && context.side === 'request';
  if (!old) return now ? [{ breaking: isRequired, place: 'body', text: 'is new' }] : [];
  if (!now) return [{ breaking: true, place: 'body', text: 'is gone' }];
  return [
    ...(isRequired && !old.required ? [{ breaking: true, place: 'body', text: 'is now required' }] : []),
    ...compareContent('body', old.content, now.content, context),
  ];
}

function compareResponses(before, after, context) {
  const added = Object.keys(after.responses).filter((status) => !(status in before.responses));
  return [
    ...Object.keys(before.responses).flatMap((status) => {
      if (!(status in after.responses)) return [{ breaking: true, place: status, text: 'is gone' }];
      const old = resolveReference(before.responses[status], before.document);
      const now = resolveReference(after.responses[status], after.document);
      const headers = [headersOf(old, before.document), headersOf(now, after.document)];
      return [
        ...compareContent(status, old.content, now.content, context),
        ...compareAt(`${status} header`, ...headers, context),
      ];
    }),
    ...added.map((status) => ({ breaking: false, place: status, text: 'is new' })),
  ];
}

function compareContent(label, before = {}, after = {}, context) {
  return Object.entries(before).flatMap(([type, { schema = {} }]) =>
    type in after
      ? compareAt(label, schema, after[type].schema ?? {}, context)
      : [{ breaking: true, place: label, text: `${type} is gone` }],
  );
}
