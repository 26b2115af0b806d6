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
}

/** The operations of the description by path and method. */
export const describedPaths = description.paths as unknown as Record<
  string,
  Partial<Record<Method, DescribedOperation>>
>;

/** Paths and methods of the operations that need a session. */
export const sessionOperations: readonly { path: string; method: Method }[] = Object.entries(
  describedPaths,
).flatMap(([path, item]) =>
  METHODS.filter((method) => item[method]?.security?.some((scheme) => 'session' in scheme)).map((method) => ({
    path,
    method,
  })),
);
