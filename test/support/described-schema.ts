import { description } from '#sandbox/ground/contract/described-operations.ts';

/** The parts of a JSON schema that the description uses for requests. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  examples?: unknown[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}

/** The schema at a JSON pointer of the description. */
export function schemaAt(pointer: string): Schema {
  const steps = pointer.split('/').slice(1);
  return steps.reduce<unknown>(
    (node, step) => (node as Record<string, unknown>)[step.replaceAll('~1', '/').replaceAll('~0', '~')],
    description,
  ) as Schema;
}
