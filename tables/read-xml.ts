import { SaxesParser } from 'saxes';
import { notATable, UnreadableTable } from './table.ts';

const MAX_DEPTH = 64;

export interface XmlEvents {
  /** Attributes and elements have their names without prefixes. */
  open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1);

/** Reads the XML of a workbook. @throws UnreadableTable if it is not complete, or has a document type */
export function readXml(xml: string, { open, text, close }: XmlEvents): void {
  const parser = new SaxesParser();
  let depth = 0;
  parser.on('doctype', () => {
    throw notATable();
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (++depth > MAX_DEPTH) throw notATable();
    const plain = Object.entries(attributes).map(([key, value]) => [withoutPrefix(key), value]);
    open(withoutPrefix(name), Object.fromEntries(plain));
  });
  parser.on('closetag', ({ name }) => {
    depth--;
    close?.(withoutPrefix(name));
  });
  if (text) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  try {
    parser.write(xml).close();
  } catch (cause) {
    throw cause instanceof UnreadableTable ? cause : notATable();
  }
}
