/**
 * Names of the schemas that occur in requests only. In a request, a missing field and one with `undefined` are the same
 * JSON, so callers may write either; a response never has `undefined`.
 */
export function requestOnlySchemas({ paths, webhooks, components }) {
  const operations = Object.values(paths).flatMap((item) => Object.values(item));
  const sent = operations.flatMap(({ requestBody, parameters }) => [requestBody, parameters]);
  const received = [operations.map(({ responses }) => responses), webhooks];
  const ofResponses = namesWithin(received, components);
  return new Set([...namesWithin(sent, components)].filter((name) => !ofResponses.has(name)));
}

/** The schemas that parts of the description refer to, at any depth. */
function namesWithin(parts, components) {
  const names = new Set();
  const walk = (node) => {
    if (typeof node !== 'object' || node === null) return;
    if (typeof node.$ref !== 'string') return Object.values(node).forEach(walk);
    const [kind, name] = node.$ref.split('/').slice(-2);
    if (kind === 'schemas' && names.has(name)) return;
    if (kind === 'schemas') names.add(name);
    walk(components[kind][name]);
  };
  walk(parts);
  return names;
}
