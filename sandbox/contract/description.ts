import description from '@cobros/sdk/business-api.json';
import type { OperationId } from './types.ts';

/** One call of the description, as the pipeline needs it. */
export interface Operation {
  id: OperationId;
  method: string;
  /** Path below `/api`, with `{parameters}`. */
  path: string;
  /** JSON pointer to the schema of its body in the description; null when it takes no JSON. */
  bodySchema: string | null;
  /** The same of the form with a file that it takes instead; null when it takes none. */
  formSchema: string | null;
  /** Path parameters: JSON pointer to the schema of each. */
  pathSchemas: Readonly<Record<string, string>>;
  /** It accepts the header `Idempotency-Key`. */
  idempotent: boolean;
}

interface DescribedOperation {
  operationId: string;
  parameters?: readonly { $ref?: string }[];
  requestBody?: { content: Record<string, unknown> };
}

const METHODS = ['get', 'post', 'put', 'delete'] as const;

/** The whole OpenAPI description, as `npm run generate` bundled it. */
export { description };

/** Every operation of the description. */
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

/** `['a/b', 'c']` as `/a~1b/c`. */
export function jsonPointer(steps: readonly string[]): string {
  return steps.map((step) => `/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
