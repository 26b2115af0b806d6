import { unreadableSheet } from '../rules/imports/imported-sheet.ts';

/** A tag with its attributes, or the text between two tags. Namespace prefixes are removed. */
export type XmlToken =
  | { kind: 'open' | 'close' | 'empty'; name: string; attributes: Readonly<Record<string, string>> }
  | { kind: 'text'; text: string };

// Each expression takes time linear in the length: an unclosed comment or instruction extends to the end, and an attribute begins
// at a space, so that no part of a hostile text is searched from each of its characters.
const TOKEN = /<!--[\s\S]*?(?:-->|$)|<\?[^>]*(?:>|$)|<(?:[^<>"']|"[^"<]*"|'[^'<]*')*>|[^<]+/g;
const TAG = /^<(\/?)(?:[\w.-]+:)?([\w.-]+)/;
const ATTRIBUTE = /\s(?:[\w.-]+:)?([\w.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const ENTITY = /&(?:#x([0-9a-fA-F]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/g;
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const MAX_CODE_POINT = 0x10ffff;

/**
 * Splits the XML of a workbook into tags and texts. A document type is rejected, so the only entities are the five of
 * XML itself.
 * @throws ApiError 422 for a document type
 */
export function* xmlTokens(xml: string): Generator<XmlToken> {
  if (/<!DOCTYPE|<!ENTITY/i.test(xml)) throw unreadableSheet();
  for (const [token] of xml.matchAll(TOKEN)) {
    if (!token.startsWith('<')) {
      yield { kind: 'text', text: decoded(token) };
      continue;
    }
    const [, slash, name] = TAG.exec(token) ?? [];
    if (name === undefined) continue;
    const kind = slash ? 'close' : token.endsWith('/>') ? 'empty' : 'open';
    yield { kind, name, attributes: attributesOf(token) };
  }
}

function attributesOf(tag: string): Record<string, string> {
  const found: [string, string][] = [];
  for (const [, name = '', double, single] of tag.matchAll(ATTRIBUTE)) {
    found.push([name, decoded(double ?? single ?? '')]);
  }
  return Object.fromEntries(found);
}

function decoded(text: string): string {
  return text.replace(ENTITY, (_, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return NAMED[name] ?? '';
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= MAX_CODE_POINT ? String.fromCodePoint(code) : '';
  });
}
