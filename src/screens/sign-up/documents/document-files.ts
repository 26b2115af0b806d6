import type { DocumentKind } from '@cobros/sdk';

const MAXIMUM_BYTES = 5 * 1024 * 1024;

/** First bytes of the accepted file types, because a file name proves nothing. The server checks the content too. */
const SIGNATURES: readonly (readonly number[])[] = [
  [0x25, 0x50, 0x44, 0x46, 0x2d],
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
];
const LONGEST = 8;

export const ACCEPTED = '.pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png';

/** Error of a file; undefined if the file is accepted. */
export async function fileError(file: File): Promise<string | undefined> {
  if (file.size > MAXIMUM_BYTES) return 'El archivo pesa más de 5 MB';
  if (file.size === 0) return 'El archivo está vacío';
  try {
    const start = new Uint8Array(await file.slice(0, LONGEST).arrayBuffer());
    const known = SIGNATURES.some((signature) => signature.every((byte, index) => start[index] === byte));
    return known ? undefined : 'El archivo no es un PDF, JPG o PNG';
  } catch {
    // The file was moved, or a folder was dropped.
    return 'El archivo no se pudo leer';
  }
}

/** "1.2 MB" */
export function formatSize(bytes: number): string {
  const kilobytes = bytes / 1024;
  if (kilobytes < 1000) return `${Math.max(1, Math.round(kilobytes))} kB`;
  return `${(kilobytes / 1024).toFixed(1)} MB`;
}

/** The required documents, in the order shown. */
export const REQUIRED_DOCUMENTS: readonly { kind: DocumentKind; label: string }[] = [
  { kind: 'identity', label: 'DPI del representante' },
  { kind: 'commercial_license', label: 'Patente de comercio' },
  { kind: 'bank_statement', label: 'Estado de cuenta bancario' },
  { kind: 'tax_registration', label: 'RTU actualizado' },
];
