import description from '@cobros/sdk/business-api.json';
import { decompressedText } from './decompressed-text.ts';

type Handle<Connection> = (request: Request, connection?: Connection) => Response | Promise<Response>;

const CODES: readonly unknown[] = description.components.schemas.FailureCode.enum;

/** Notes the refusals of a server that have no code of the description, where the code is optional for other servers. */
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
    /** @throws Error with the refusals noted */
    check(): void {
      if (uncoded.length > 0)
        throw new Error(`Refusals without a code of the description:\n${uncoded.join('\n')}`);
    },
  };
}

function isRefusal({ status, headers }: Response): boolean {
  return status >= 400 && headers.get('Content-Type')?.startsWith('application/json') === true;
}
