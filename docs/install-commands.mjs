// The install commands of all documents, in one place. Once the packages are in a registry, set `PUBLISHED = true`, and
// `npm run generate` updates every document.
import { readFile } from 'node:fs/promises';

const PUBLISHED = false;

const DOCUMENTS = [
  'README.md',
  'docs/api/guide.md',
  'sdk/README.md',
  'sandbox/README.md',
  'conformance/README.md',
  'examples/README.md',
];

/** `COBROS` is the folder that `npm run pack` fills. */
export const installCommand = (name) =>
  `npm install ${PUBLISHED ? `@cobros/${name}` : `$COBROS/cobros-${name}.tgz`}`;

/**
 * The documents with up-to-date install commands, by file name, and without the passages that only apply until the
 * packages are published.
 */
export async function documentsWithInstallCommands() {
  const texts = DOCUMENTS.map(async (file) => [file, withCommands(await readFile(file, 'utf8'))]);
  return Object.fromEntries(await Promise.all(texts));
}

function withCommands(text) {
  const commands = text.replaceAll(
    /npm install (?:@cobros\/|\$COBROS\/cobros-)(sdk|sandbox|conformance)(?:\.tgz)?/g,
    (_, name) => installCommand(name),
  );
  return PUBLISHED ? commands.replaceAll(/<!-- until published -->.*?<!-- published -->\n*/gs, '') : commands;
}
