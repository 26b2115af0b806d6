import { readFile } from 'node:fs/promises';

export interface CodeBlock {
  document: string;
  language: string;
  code: string;
  /** Line number of the first line of code in the document. */
  line: number;
}

/** The code blocks of a document. */
export async function codeBlocksOf(document: string): Promise<CodeBlock[]> {
  const text = await readFile(document, 'utf8');
  return [...text.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map(
    ({ 1: language = '', 2: code = '', index }) => ({
      document,
      language,
      code,
      line: text.slice(0, index).split('\n').length + 1,
    }),
  );
}

/** The program that a document asks its readers to save under this name: the block after "Save this as `name`". */
export async function savedProgram(document: string, name: string): Promise<string> {
  const lines = (await readFile(document, 'utf8')).split('\n');
  const told = lines.findIndex((text) => text.includes(`Save this as \`${name}\``)) + 1;
  const block = (await codeBlocksOf(document)).find(({ line }) => line > told);
  if (told === 0 || !block) throw new Error(`${document} does not say what to save as ${name}`);
  return block.code;
}
