import { resolveReference } from '../resolve-reference.mjs';

const WIDTH = 110;
const UNITS = [
  [
    /^(Amount|Money)$/,
    'Amounts are in major units of the currency, with at most two decimals: 125.5 is Q125.50.',
  ],
  [/^(DateTime|FilterDate)$/, 'Times are ISO 8601; those of the server are in UTC.'],
];

/** The comment that editors show for a function: summary, units, permissions, failures and address. */
export function functionComment(description, call) {
  const { summary, operation, method, path } = call;
  return comment([
    `${summary}.`,
    operation.description,
    call.isPolled &&
      'While nothing has changed, the result holds the very object of the call before: do not modify it.',
    unitsOf(description, call).join(' '),
    refusalsOf(description, operation),
    `\`${method.toUpperCase()} ${path}\``,
  ]);
}

/** A JSDoc comment of texts, which may have paragraphs and lists; empty ones are omitted. */
export function comment(texts) {
  const paragraphs = texts.filter(Boolean).flatMap((text) => text.split('\n\n'));
  const lines = paragraphs.flatMap((paragraph) => ['', ...linesOf(paragraph)]).slice(1);
  if (lines.length === 1) return `/** ${lines[0]} */`;
  return ['/**', ...lines.map((line) => (line ? ` * ${line}` : ' *')), ' */'].join('\n');
}

const linesOf = (paragraph) => paragraph.split(/\n(?=- )/).flatMap(wrapped);

function wrapped(text) {
  const indent = text.startsWith('- ') ? '  ' : '';
  const lines = [];
  for (const word of text.split(/\s+/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length === 0 || longer.length > WIDTH) lines.push(lines.length > 0 ? indent + word : word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** The units of the values in content and data, at any depth. */
function unitsOf(description, { content, data }) {
  const names = new Set();
  const walk = (node) => {
    if (typeof node !== 'object' || node === null) return;
    if (node.$ref) return visit(node.$ref.split('/').at(-1));
    Object.values(node).forEach(walk);
  };
  const visit = (name) => {
    if (names.has(name)) return;
    names.add(name);
    walk(description.components.schemas[name]);
  };
  for (const name of [content, data]) if (name) visit(name);
  return UNITS.filter(([pattern]) => [...names].some((name) => pattern.test(name))).map(([, text]) => text);
}

function refusalsOf(description, { responses }) {
  return Object.entries(responses)
    .filter(([status]) => status.startsWith('4'))
    .map(
      ([status, response]) =>
        `- ${status}: ${response.description ?? resolveReference(response, description).description}`,
    )
    .join('\n');
}
