import description from '@cobros/sdk/business-api.json';

const METHODS = ['get', 'post', 'put'] as const;
export type Method = (typeof METHODS)[number];

export interface DescribedResponse {
  $ref?: string;
  content?: Record<string, unknown>;
  headers?: Record<string, { $ref?: string; required?: boolean }>;
}
interface DescribedOperation {
  security?: readonly Record<string, unknown>[];
  responses: Record<string, DescribedResponse | undefined>;
  'x-part'?: string;
}

/** The operations of the description by path and method. */
export const describedPaths = description.paths as unknown as Record<
  string,
  Partial<Record<Method, DescribedOperation>>
>;

/** The statuses with which a backend responds to the calls of a part that it has not. */
const HAS_NONE: readonly number[] = [404, 501];

/** The optional part of an operation that this status says the backend has not. */
export const missingPartOf = (method: Method, path: string, status: number): string | undefined =>
  HAS_NONE.includes(status) ? describedPaths[path]?.[method]?.['x-part'] : undefined;

/** True of a part that `capabilities` name: a backend that names it has all of its calls. */
export const isCapability = (part: string): boolean =>
  (description.components.schemas.Capability.enum as readonly string[]).includes(part);

/** Paths and methods of the operations that need a session. */
export const sessionOperations: readonly { path: string; method: Method }[] = Object.entries(
  describedPaths,
).flatMap(([path, item]) =>
  METHODS.filter((method) => item[method]?.security?.some((scheme) => 'session' in scheme)).map((method) => ({
    path,
    method,
  })),
);
