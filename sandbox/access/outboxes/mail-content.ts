import { escapeHtml } from '#terms/values/escape-html.ts';

/** A table whose first column names its rows. */
export interface MailTable {
  title: string;
  /** Headers of all columns except the first. */
  heads: readonly string[];
  rows: readonly (readonly string[])[];
}

/** The content of an e-mail, for plain text and HTML alike. All parts are plain text. */
export interface MailContent {
  title: string;
  /** The days that the e-mail covers. */
  subtitle: string;
  notes: readonly string[];
  tables: readonly MailTable[];
  link: { label: string; url: string };
  /** Why the user gets the e-mail, and the URL that stops it. */
  reason: string;
  stopUrl: string;
}

/** The plain text. Each row is one line, so that it can be read on narrow screens and aloud. */
export function textOf({ title, subtitle, notes, tables, link, reason, stopUrl }: MailContent): string {
  const sections = [
    [title, subtitle],
    ...(notes.length > 0 ? [notes] : []),
    ...tables.map((table) => [table.title, ...table.rows.map((row) => lineOf(table, row))]),
    [`${link.label}: ${link.url}`],
    [reason, `Para dejar de recibirlo: ${stopUrl}`],
  ];
  return sections.map((lines) => lines.join('\n')).join('\n\n');
}

function lineOf({ heads }: MailTable, [name = '', ...cells]: readonly string[]): string {
  if (heads.length === 1) return `${name}: ${cells[0] ?? ''}`;
  const values = cells.map((cell, index) => `${(heads[index] ?? '').toLowerCase()} ${cell}`);
  return `${name}: ${values.join(', ')}`;
}

// Mail programs keep only inline styles. No colors are set, so that both light and dark themes work.
const CELL = 'padding:8px 0 8px 12px;border-top:1px solid #9ca3af;text-align:right;white-space:nowrap';
const NAME = 'padding:8px 0;border-top:1px solid #9ca3af;text-align:left;font-weight:normal';
const SMALL = 'font-size:14px;line-height:1.5';

/** The HTML page, which has no images. */
export function htmlOf(content: MailContent): string {
  const { title, subtitle, notes, tables, link, reason, stopUrl } = content;
  return [
    '<!doctype html><html lang="es"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title></head>`,
    '<body style="margin:0;padding:24px 16px;font-family:system-ui,-apple-system,Segoe UI,Arial,sans-serif;font-size:16px;line-height:1.5">',
    '<div style="max-width:600px;margin:0 auto">',
    `<h1 style="font-size:22px;line-height:1.3;margin:0">${escapeHtml(title)}</h1>`,
    `<p style="margin:4px 0 0">${escapeHtml(subtitle)}</p>`,
    ...notes.map((note) => `<p style="margin:16px 0 0">${escapeHtml(note)}</p>`),
    ...tables.map(tableHtml),
    `<p style="margin:24px 0 0"><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>`,
    `<p style="margin:32px 0 0;${SMALL}">${escapeHtml(reason)} <a href="${escapeHtml(stopUrl)}">Dejar de recibirlo</a></p>`,
    '</div></body></html>',
  ].join('\n');
}

function tableHtml({ title, heads, rows }: MailTable): string {
  const head = (text: string) =>
    `<th scope="col" style="${CELL};border-top:0;white-space:normal;vertical-align:bottom;${SMALL}">${escapeHtml(text)}</th>`;
  const body = rows.map(
    ([name = '', ...cells]) =>
      `<tr><th scope="row" style="${NAME}">${escapeHtml(name)}</th>${cells
        .map((cell) => `<td style="${CELL}">${escapeHtml(cell)}</td>`)
        .join('')}</tr>`,
  );
  const headRow = heads.length === 1 ? '' : `<tr><td></td>${heads.map(head).join('')}</tr>`;
  return [
    `<h2 style="font-size:18px;line-height:1.3;margin:24px 0 8px">${escapeHtml(title)}</h2>`,
    `<table style="width:100%;border-collapse:collapse;${SMALL};font-variant-numeric:tabular-nums">${headRow}`,
    ...body,
    '</table>',
  ].join('\n');
}
