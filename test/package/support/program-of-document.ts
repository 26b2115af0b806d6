import type { CodeBlock } from '../../support/code-blocks.ts';
import type { DocumentationExample } from './documentation-example-cases.ts';

const IMPORT = /^import [^;]*;\n/gm;
/** Marks the beginning of an example's output. */
const MARK = '# example';

/**
 * Joins the blocks of a document to one program, as a reader does who continues with the names declared so far: blocks whose
 * names are used later stay open, all others get a scope of their own.
 */
export function programOfDocument(
  blocks: readonly CodeBlock[],
  examples: readonly DocumentationExample[],
): string {
  const imports = new Set(blocks.flatMap(({ code }) => code.match(IMPORT) ?? []));
  const bodies = blocks.map(({ code }, index) => {
    const { open = false, before = '', shown = '' } = examples[index] ?? {};
    const body = code.replace(IMPORT, '').replace(/^export /gm, '');
    return `{ console.log('${MARK}');\n${before}\n${body}\n${shown}\n${open ? '' : '}'}`;
  });
  const left = examples.filter(({ open }) => open).length;
  return `${[...imports].join('')}${bodies.join('\n')}${'}'.repeat(left)}`;
}

/** The lines printed by each example. */
export const outputsOf = (output: string): string[] =>
  output
    .split(`${MARK}\n`)
    .slice(1)
    .map((text) => text.trim());

/**
 * Runs at the start of a program: María López accepts every request as soon as it is sent, and scans the code of a charge once it
 * is drawn.
 */
export const acceptingAt = (sandboxUrl: string) => `
const send = globalThis.fetch;
let link;
const onPhone = (call, content) =>
  send('${sandboxUrl}/sandbox/v1/users/maria.lopez/' + call, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(content),
  });
globalThis.fetch = async (request, init) => {
  const response = await send(request, init);
  const [call] = /(requests[/]send|charges[/]create|transactions[/]v3[/]qr[/]download)$/.exec(request.url ?? '') ?? [];
  if (!response.ok || !call) return response;
  if (call.endsWith('download')) await onPhone('scan/pay', { code: link });
  else {
    const { transaction } = (await response.clone().json()).responseContent;
    link = transaction.paymentLink;
    if (call.startsWith('requests')) await onPhone('requests/' + transaction.paymentRequestId + '/accept', {});
  }
  return response;
};
`;
