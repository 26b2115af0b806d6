import description from '@cobros/sdk/business-api.json';
import type { OperationId, Schemas } from './operation-types.ts';

/** An operation of the description, with the data that the pipeline needs. */
export interface Operation {
  id: OperationId;
  method: string;
  /** Path below `/api`, with `{parameters}`. */
  path: string;
  /** JSON pointer to the schema of the JSON body in the description; null if the operation takes no JSON. */
  bodySchema: string | null;
  /** JSON pointer to the schema of a multipart form with a file; null if the operation takes no form. */
  formSchema: string | null;
  /** JSON pointer to the schema of each path parameter. */
  pathSchemas: Readonly<Record<string, string>>;
  /** True if the operation accepts the header `Idempotency-Key`. */
  idempotent: boolean;
  /** True if the operation is described as changing nothing: `x-read-only`. */
  readOnly: boolean;
  /** Alternatives; empty for a call that anybody may make. */
  security: readonly Security[];
  /** Described as `x-callers`: the types of user that may make it, and if those who only read may. */
  callers: Callers;
}

interface Security {
  session?: readonly Schemas['Permission'][];
  'captcha-token'?: readonly [];
}

interface Callers {
  types?: readonly Schemas['UserType'][];
  readOnly?: false;
}

interface DescribedOperation {
  operationId: string;
  'x-read-only'?: boolean;
  'x-callers'?: Callers;
  security: readonly Security[];
  parameters?: readonly { $ref?: string }[];
  requestBody?: { content: Record<string, unknown> };
}

const METHODS = ['get', 'post', 'put', 'delete'] as const;

/** The whole OpenAPI description, bundled by `npm run generate`. */
export { description };

export const operations: readonly Operation[] = Object.entries(description.paths).flatMap(([path, item]) =>
  METHODS.flatMap((method) => {
    const described = (item as Partial<Record<string, DescribedOperation>>)[method];
    return described ? [operationOf(path, method, described)] : [];
  }),
);

function operationOf(path: string, method: string, described: DescribedOperation): Operation {
  const schemaOf = (type: string) =>
    described.requestBody && type in described.requestBody.content
      ? jsonPointer(['paths', path, method, 'requestBody', 'content', type, 'schema'])
      : null;
  return {
    id: described.operationId as OperationId,
    method: method.toUpperCase(),
    path,
    bodySchema: schemaOf('application/json'),
    formSchema: schemaOf('multipart/form-data'),
    pathSchemas: pathSchemasOf(described),
    idempotent: (described.parameters ?? []).some((parameter) => parameter.$ref?.endsWith('/IdempotencyKey')),
    readOnly: described['x-read-only'] === true,
    security: described.security,
    callers: described['x-callers'] ?? {},
  };
}

function pathSchemasOf({ parameters = [] }: DescribedOperation): Record<string, string> {
  const shared: Record<string, { in: string; name: string }> = description.components.parameters;
  const found = parameters.flatMap(({ $ref = '' }) => {
    const key = $ref.split('/').at(-1) ?? '';
    const parameter = shared[key];
    return parameter?.in === 'path'
      ? [[parameter.name, `/components/parameters/${key}/schema`] as const]
      : [];
  });
  return Object.fromEntries(found);
}

/** Joins steps to a JSON pointer: `['a/b', 'c']` is `/a~1b/c`. */
export function jsonPointer(steps: readonly string[]): string {
  return steps.map((step) => `/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
