import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import { description } from '#ground/contract/described-operations.ts';
import type { FormFile } from '#ground/contract/operation-types.ts';
import { ApiError, invalidFields } from '#terms/errors/api-error.ts';

/** 5 MB. */
const MAX_FILE_BYTES = description.components.schemas.UploadDocumentForm.properties.file.maxLength;
/** Leaves space for the rest of the form: other fields, names and boundaries. */
const MAX_BYTES = MAX_FILE_BYTES + 64 * 1024;
const MAX_FIELDS = 8;

/** A form with at most one file, in the field `file`. */
export interface Form {
  fields: Readonly<Record<string, string>>;
  file: FormFile | undefined;
}

/**
 * Reads a multipart form without buffering more than the limit. A truncated form is rejected as invalid, because
 * nothing has been done with it yet.
 * @throws ApiError 413 too large, 400 not a form, or a malformed one
 */
export async function readForm(request: Request): Promise<Form> {
  const { headers, body } = request;
  if (Number(headers.get('content-length') ?? 0) > MAX_BYTES) throw tooLarge();
  const parser = createParser(headers.get('content-type') ?? '');
  const fields: Record<string, string> = {};
  let file: FormFile | undefined;
  parser.on('field', (name, value) => {
    fields[name] = value;
  });
  parser.on('file', (field, stream, name, _encoding, type) => {
    if (field !== 'file' || file) {
      parser.destroy(invalidFields([unexpected(field)]));
      return;
    }
    const bytes = collect(stream, () => parser.destroy(tooLarge()));
    file = { name: name ?? '', type, bytes: new Uint8Array() };
    stream.on('end', () => {
      if (file) file.bytes = Buffer.concat(bytes);
    });
  });
  await pipeline(limited(body), parser).catch((cause: unknown) => {
    throw cause instanceof ApiError ? cause : broken();
  });
  return { fields, file };
}

async function* limited(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  let received = 0;
  for await (const chunk of body ?? []) {
    received += chunk.byteLength;
    if (received > MAX_BYTES) throw tooLarge();
    yield chunk;
  }
}

function createParser(contentType: string): BusboyInstance {
  if (!/^multipart\/form-data\s*;.*boundary=/i.test(contentType)) throw broken();
  const limits = { fileSize: MAX_FILE_BYTES, fields: MAX_FIELDS, fieldSize: 1_000, parts: MAX_FIELDS + 2 };
  return new Busboy({
    headers: { 'content-type': contentType } as BusboyHeaders,
    limits,
    // Treats a part as a file even if it has no file name.
    isPartAFile: (field, _type, name) => field === 'file' || name !== undefined,
  });
}

function collect(stream: BusboyFileStream, onLimit: () => void): Uint8Array[] {
  const chunks: Uint8Array[] = [];
  stream.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  stream.on('limit', onLimit);
  stream.on('error', () => {});
  return chunks;
}

function unexpected(field: string) {
  return { field, message: 'solo se admite un archivo' };
}

function tooLarge(): ApiError {
  return new ApiError(413, 'too-large', 'Documentos', 'El archivo supera el máximo de 5 MB');
}

function broken(): ApiError {
  return new ApiError(400, 'invalid-request', 'Datos no válidos', 'El formulario no llegó completo');
}
