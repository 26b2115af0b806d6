const ENDS = /^(?:,|\r\n)/;

/**
 * Reads a CSV strictly by RFC 4180: every record ends with CRLF and has as many fields as the first.
 * @throws Error if the text is not such a CSV
 */
export function readCsv(text: string): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  for (let at = 0; at < text.length; ) {
    const rest = text.slice(at);
    const [raw = ''] = (rest.startsWith('"') ? /^"(?:[^"]|"")*"/ : /^[^",\r\n]*/).exec(rest) ?? [];
    const [end] = ENDS.exec(rest.slice(raw.length)) ?? [];
    if (end === undefined) throw new Error(`No field ends at ${JSON.stringify(rest.slice(0, 40))}`);
    record.push(raw.startsWith('"') ? raw.slice(1, -1).replaceAll('""', '"') : raw);
    at += raw.length + end.length;
    if (end === ',') continue;
    records.push(record);
    record = [];
  }
  if (record.length > 0) throw new Error('The last record has no CRLF');
  const [first = []] = records;
  if (records.some(({ length }) => length !== first.length)) throw new Error('Records differ in fields');
  return records;
}
