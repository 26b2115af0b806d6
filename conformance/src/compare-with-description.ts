import description from '@cobros/sdk/business-api.json';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type DescribedResponse, describedPaths, type Method } from './described-operations.ts';

const KEY = 'business-api';

// Not strict: the description contains OpenAPI keywords that ajv does not know.
const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false, verbose: true });
addFormats.default(ajv);
ajv.addSchema(description, KEY);
const compiled = new Map<string, ValidateFunction>();

/**
 * The reason why a response does not match the description, or null if it does: its status must be described for the operation,
 * and its body must match the schema of that status.
 */
export function responseMisfitOf(
  method: Method,
  path: string,
  response: { status: number; headers: Headers; body: unknown },
): string | null {
  const { status, headers, body } = response;
  const contentType = headers.get('Content-Type') ?? '';
  const name = `${method.toUpperCase()} ${path}`;
  const described = describedPaths[path]?.[method]?.responses[status];
  if (!described) return `${name} responds ${status}, which the description does not have`;
  const steps = described.$ref
    ? described.$ref.slice(2).split('/')
    : ['paths', path, method, 'responses', String(status)];
  const { content = {}, headers: describedHeaders = {} } = at(steps) as DescribedResponse;
  const missing = Object.entries(describedHeaders).find(
    ([header, one]) => (one.$ref ? at(one.$ref.slice(2).split('/')) : one).required && !headers.has(header),
  );
  if (missing) return `${name} responds ${status} without the header ${missing[0]}`;
  const types = Object.keys(content);
  if (types.length === 0) return null;
  const type = types.find((one) => contentType.startsWith(one));
  if (!type)
    return `${name} responds ${status} with the type ${contentType || 'none'} instead of ${types.join(' or ')}`;
  if (type !== 'application/json') return null;
  const reason = mismatch(pointer([...steps, 'content', type, 'schema']), body);
  return reason && `${name} responds ${status}, but ${reason}`;
}

/**
 * The reason why an event of the stream of changes does not match the description, or null if it does. Unknown events are
 * allowed.
 */
export function eventMisfitOf(event: { event: string; data: unknown }): string | null {
  const schema = EVENT_SCHEMAS[event.event];
  const reason = schema && mismatch(pointer(['components', 'schemas', schema]), event);
  return reason ? `the event ${event.event} does not match ${schema}: ${reason}` : null;
}

const EVENT_SCHEMAS: Readonly<Record<string, string>> = {
  ready: 'ReadyEvent',
  changed: 'ChangedEvent',
  ping: 'PingEvent',
  bye: 'ByeEvent',
};

/** The reason why the body of a webhook does not match the description, or null if it does. */
export function webhookMisfitOf(version: 'v1' | 'v2', body: unknown): string | null {
  const schema = version === 'v1' ? 'WebhookV1Event' : 'WebhookV2Event';
  const reason = mismatch(pointer(['components', 'schemas', schema]), body);
  return reason && `the webhook of version ${version.slice(1)} does not match ${schema}: ${reason}`;
}

function at(steps: readonly string[]): { required?: boolean } {
  return steps.reduce<unknown>(
    (node, step) => (node as Record<string, unknown>)[step],
    description,
  ) as object;
}

function mismatch(schema: string, value: unknown): string | null {
  const validate = compiled.get(schema) ?? ajv.compile({ $ref: `${KEY}#${encodeURI(schema)}` });
  compiled.set(schema, validate);
  if (validate(value)) return null;
  const errors = (validate.errors ?? []).filter((error) => !isFurtherValue(error));
  return errors.length > 0 ? reasonOf(errors) : null;
}

/** True for a value that an extensible enum does not list, because backends may have more values. */
function isFurtherValue({ keyword, parentSchema, data }: ErrorObject): boolean {
  return keyword === 'enum' && parentSchema?.['x-extensible'] === true && typeof data === 'string';
}

/** The first error that names a field; within alternatives, the deepest one. All missing properties of an object are named. */
function reasonOf(errors: readonly ErrorObject[]): string {
  const [deepest] = [...errors].sort((a, b) => b.instancePath.length - a.instancePath.length);
  const missing = errors
    .filter(({ instancePath, schemaPath }) => {
      return instancePath === deepest?.instancePath && schemaPath === deepest.schemaPath;
    })
    .map(({ params }) => `'${params.missingProperty}'`);
  const message =
    deepest?.keyword === 'required' && missing.length > 1
      ? `must have required properties ${missing.join(', ')}`
      : (deepest?.message ?? 'does not match the schema');
  return `${deepest?.instancePath || 'its body'} ${message}`;
}

function pointer(steps: readonly string[]): string {
  return steps.map((step) => `/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
