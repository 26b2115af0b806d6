import description from '@cobros/sdk/business-api.json';
import { decompressedText } from './decompressed-text.ts';

type Handle<Connection> = (request: Request, connection?: Connection) => Response | Promise<Response>;

const CODES: readonly unknown[] = description.components.schemas.FailureCode.enum;

/** Collects rejections without a code of the description, which is optional for other servers but not for the sandbox. */
export function checkFailureCodes<Connection>(serve: Handle<Connection>) {
  const uncoded: string[] = [];
  return {
    async handle(request: Request, connection?: Connection): Promise<Response> {
      const response = await serve(request, connection);
      // A response to HEAD has no body.
      if (request.method === 'HEAD' || !isRefusal(response)) return response;
      const { info } = JSON.parse(await decompressedText(response.clone())) as { info?: { code?: unknown } };
      if (!CODES.includes(info?.code))
        uncoded.push(`${request.method} ${request.url}: ${response.status} ${JSON.stringify(info)}`);
      return response;
    },
    /** @throws Error listing the rejections collected */
    check(): void {
      if (uncoded.length > 0)
        throw new Error(`Refusals without a code of the description:\n${uncoded.join('\n')}`);
    },
  };
}

function isRefusal({ status, headers }: Response): boolean {
  return status >= 400 && headers.get('Content-Type')?.startsWith('application/json') === true;
}
