import { readdir, readFile } from 'node:fs/promises';

const FOLDER = 'openapi/paths';
const BLOCK = /^paths:\n(?:.*\n)*?(?=webhooks:)/m;
const NOTE = '  # `npm run generate` writes these lines: a path is a key of its file in paths/.\n';

/** The root of the description with a line for each path of `paths/`: files in the order in which they stand there, new ones last. */
export async function withPaths(root) {
  const [block] = BLOCK.exec(root);
  const position = (name) => (block.indexOf(`/${name}#`) + block.length) % block.length || block.length;
  const names = (await readdir(FOLDER)).sort((one, other) => position(one) - position(other));
  const areas = await Promise.all(names.map(linesOf));
  return root.replace(BLOCK, () => `paths:\n${NOTE}${areas.join('\n')}\n`);
}

async function linesOf(name) {
  const text = await readFile(`${FOLDER}/${name}`, 'utf8');
  const paths = [...text.matchAll(/^(\/\S+):$/gm)].map(([, path]) => path);
  return paths.map((path) => `  ${path}: { $ref: "paths/${name}#/${pointer(path)}" }\n`).join('');
}

/** As a step of a JSON pointer in a URI. */
const pointer = (path) => encodeURIComponent(path.replaceAll('~', '~0').replaceAll('/', '~1'));
