const PARAMETER = /;\s*([\w!#$&+.^`|~*-]+)\s*=\s*("(?:[^"\\]|\\.)*"|[^;\s]*)/g;
const LONGEST_NAME = 150;
const UNNAMED = 'descarga';

/**
 * Parses a `Content-Disposition` header (RFC 6266; `filename*` of RFC 8187 takes precedence). Removes folders, control
 * and direction characters, and characters that file systems reject.
 */
export function fileNameFrom(header: string | null): string {
  const parameters = new Map<string, string>();
  for (const [, name = '', value = ''] of (header ?? '').matchAll(PARAMETER))
    parameters.set(name.toLowerCase(), unquote(value));
  const extended = decodeExtended(parameters.get('filename*') ?? '');
  return safe(extended || (parameters.get('filename') ?? '')) || UNNAMED;
}

function unquote(value: string): string {
  return value.startsWith('"') ? value.slice(1, -1).replace(/\\(.)/g, '$1') : value;
}

/** Decodes a value such as `UTF-8'es'cierre%20n%C2%BA1.xlsx`; returns '' if it is malformed. */
function decodeExtended(value: string): string {
  const [charset = '', , encoded = ''] = value.split("'");
  try {
    if (/^utf-8$/i.test(charset)) return decodeURIComponent(encoded);
    if (/^iso-8859-1$/i.test(charset))
      return encoded.replace(/%([0-9a-f]{2})/gi, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      );
  } catch {
    // The value has a malformed escape, so `filename` is used instead.
  }
  return '';
}

function safe(name: string): string {
  const lastPart = name.split(/[/\\]/).at(-1) ?? '';
  return lastPart
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .slice(0, LONGEST_NAME);
}
