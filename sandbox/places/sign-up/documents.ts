import type { FormFile, Schemas } from '#ground/contract/operation-types.ts';
import type { Queryable, Transactional } from '#ground/db/database.ts';
import { ApiError, businessRule, notFound } from '#terms/errors/api-error.ts';
import { newId } from '#terms/values/random-ids-and-codes.ts';
import { cleanText } from '../../../words/clean-text.ts';
import { type DocumentType, documentMediaTypeOf } from './document-media-type.ts';

const TITLE = 'Documentos';
const MEGABYTE = 1024 * 1024;
/** Maximum total size of the documents of one sign-up. */
const MAX_TOTAL_BYTES = 20 * MEGABYTE;
/** Maximum total size of one client's unclaimed documents, until the housekeeping deletes them. */
const MAX_UNCLAIMED_BYTES = 5 * MAX_TOTAL_BYTES;
const UNCLAIMED_WAIT_SECONDS = 3600;
const MAX_NAME = 120;

const EXTENSION: Record<DocumentType, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};

export interface Upload {
  kind: Schemas['DocumentKind'];
  file: FormFile;
  clientAddress: string | null;
  now: Date;
}

/**
 * Stores a document for a later sign-up to use.
 * @throws ApiError 422 empty, or not of its declared type; 429 for a client with too many unclaimed documents
 */
export async function storeDocument(
  database: Transactional,
  { kind, file, clientAddress, now }: Upload,
): Promise<Schemas['UploadedDocument']> {
  const type = checkedType(file);
  const document = { id: newId('do'), kind, name: nameOf(file, type), size: file.bytes.byteLength };
  await database.transaction(async (tx) => {
    await limitUnclaimed(tx, clientAddress);
    await tx.query(
      `insert into sign_up_documents (id, kind, name, content_type, bytes, size, uploaded_from, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [document.id, kind, document.name, type, file.bytes, document.size, clientAddress, now],
    );
  });
  return document;
}

/** Takes a lock per client, so that simultaneous uploads are counted together. */
async function limitUnclaimed(tx: Queryable, clientAddress: string | null): Promise<void> {
  if (clientAddress === null) return;
  await tx.query('select pg_advisory_xact_lock(hashtext($1))', [`sign-up documents ${clientAddress}`]);
  const [unclaimed] = await tx.query<{ bytes: number }>(
    'select coalesce(sum(size), 0) as bytes from sign_up_documents where uploaded_from = $1 and sign_up_id is null',
    [clientAddress],
  );
  if ((unclaimed?.bytes ?? 0) < MAX_UNCLAIMED_BYTES) return;
  const message = 'Hay demasiados documentos sin una afiliación, intenta más tarde';
  throw new ApiError(429, 'too-many-attempts', TITLE, message, { retryAfterSeconds: UNCLAIMED_WAIT_SECONDS });
}

function checkedType({ bytes, type: declared }: FormFile): DocumentType {
  if (bytes.byteLength === 0) throw businessRule('unsupported-file', TITLE, 'El archivo está vacío');
  const type = documentMediaTypeOf(bytes);
  if (!type) throw businessRule('unsupported-file', TITLE, 'El archivo no es un PDF, JPG o PNG');
  // A photo named .png is often a JPEG, which is accepted; a picture declared as a PDF, or the reverse, is not.
  const undeclared = declared === '' || declared === 'application/octet-stream';
  const sameFamily = type === 'application/pdf' ? declared === type : declared.startsWith('image/');
  if (!undeclared && !sameFamily) {
    throw businessRule(
      'unsupported-file',
      TITLE,
      `El archivo es un ${EXTENSION[type].toUpperCase()}, pero se envió como otro tipo de archivo`,
    );
  }
  return type;
}

/** The file name without folders or characters that are unsafe on a page or a disk. It is never empty, and not too long. */
function nameOf({ name }: FormFile, type: DocumentType): string {
  const base = name.split(/[/\\]/).at(-1) ?? '';
  const clean = cleanText(base.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, ''))
    .slice(-MAX_NAME)
    .toWellFormed();
  return /[^.\s]/.test(clean) ? clean : `documento.${EXTENSION[type]}`;
}

/**
 * Assigns documents to the sign-up that uses them.
 * @throws ApiError 404 unknown, too old, or of another sign-up; 422 too large in total
 */
export async function claimDocuments(tx: Queryable, ids: readonly string[], signUpId: string): Promise<void> {
  const taken = await tx.query<{ size: number }>(
    `update sign_up_documents set sign_up_id = $2, uploaded_from = null
     where id = any($1) and sign_up_id is null returning size`,
    [ids, signUpId],
  );
  if (taken.length < ids.length) {
    const message = 'No se encontró alguno de los documentos, súbelos de nuevo';
    throw notFound(message, [{ field: 'documentIds', message }]);
  }
  const total = taken.reduce((sum, { size }) => sum + size, 0);
  if (total > MAX_TOTAL_BYTES) {
    throw businessRule(
      'too-large',
      TITLE,
      `Los documentos pesan más de ${MAX_TOTAL_BYTES / MEGABYTE} MB en total`,
    );
  }
}
