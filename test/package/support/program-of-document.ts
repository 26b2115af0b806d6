import type { CodeBlock } from '../../support/code-blocks.ts';
import type { DocumentationExample } from './documentation-example-cases.ts';

const IMPORT = /^import [^;]*;\n/gm;
/** Begins the output of an example. */
const MARK = '# example';

/**
 * One program of the blocks of a document, as a reader writes it who goes on with what is there: names of open blocks last, and
 * all others end with their block.
 */
export function programOfDocument(
  blocks: readonly CodeBlock[],
  examples: readonly DocumentationExample[],
): string {
  const imports = new Set(blocks.flatMap(({ code }) => code.match(IMPORT) ?? []));
  const bodies = blocks.map(({ code }, index) => {
    const { open = false, shown = '' } = examples[index] ?? {};
    const body = code.replace(IMPORT, '').replace(/^export /gm, '');
    return `{ console.log('${MARK}');\n${body}\n${shown}\n${open ? '' : '}'}`;
  });
  const left = examples.filter(({ open }) => open).length;
  return `${[...imports].join('')}${bodies.join('\n')}${'}'.repeat(left)}`;
}

/** The lines that each example has printed. */
export const outputsOf = (output: string): string[] =>
  output
    .split(`${MARK}\n`)
    .slice(1)
    .map((text) => text.trim());
