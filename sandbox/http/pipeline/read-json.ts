import { ApiError } from '#terms/errors/api-error.ts';
import { hasAcceptableShape } from './json-shape.ts';
import { USUAL_BODY_BYTES } from './max-body-bytes.ts';

/**
 * Reads a JSON body without buffering more than the limit.
 * @throws ApiError 413 too large; 400 not JSON, or with more parts than any body of the description
 */
export async function readJson(request: Request, maxBytes = USUAL_BODY_BYTES): Promise<unknown> {
  const bytes = await readLimited(request, maxBytes);
  if (!hasAcceptableShape(bytes)) {
    throw new ApiError(
      400,
      'invalid-request',
      'Datos no válidos',
      'El cuerpo de la petición tiene demasiados campos o niveles',
    );
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return ESCAPED_SURROGATE.test(text) ? JSON.parse(text, rejectLoneSurrogates) : JSON.parse(text);
  } catch {
    throw new ApiError(
      400,
      'invalid-request',
      'Datos no válidos',
      'El cuerpo de la petición no es JSON válido',
    );
  }
}

// Matches a lone surrogate: JSON can escape it, but neither UTF-8 nor the database can store it.
const ESCAPED_SURROGATE = /\\u[dD][89a-fA-F]/;

function rejectLoneSurrogates(_key: string, value: unknown): unknown {
  if (typeof value === 'string' && !value.isWellFormed()) throw new SyntaxError('Not a text');
  return value;
}

async function readLimited(request: Request, limit: number): Promise<Buffer> {
  const tooLarge = () =>
    new ApiError(413, 'too-large', 'Demasiado grande', 'La petición es demasiado grande');
  const declared = request.headers.get('content-length');
  if (declared !== null) {
    if (Number(declared) > limit) throw tooLarge();
    // No more bytes arrive than were declared. Using a stream would cost more than the rest of a small call.
    return Buffer.from(await request.arrayBuffer());
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
