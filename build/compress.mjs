import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|html|svg|json|map|webmanifest)$/;
const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Writes `file.br` and `file.gz` next to every file that compresses. Source maps are compressed less, to save time. */
export async function compressFolder(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
  await Promise.all(
    files.map((entry) => compressFile(path.join(entry.parentPath ?? entry.path, entry.name))),
  );
}

async function compressFile(file) {
  const bytes = await readFile(file);
  const quality = file.endsWith('.map') ? 5 : 11;
  await Promise.all([
    brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).then((data) =>
      writeFile(`${file}.br`, data),
    ),
    gz(bytes, { level: quality === 11 ? 9 : 6 }).then((data) => writeFile(`${file}.gz`, data)),
  ]);
}
