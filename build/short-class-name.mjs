/** By file, the hash with which vanilla-extract starts its names. */
const hashes = new Map();
/** By shortened hash, the file that uses it. */
const owners = new Map();

/**
 * Class name of a production build. vanilla-extract's short names have seven random characters for each file, which no
 * compression makes smaller; four suffice.
 */
export function shortClassName({ hash: name, filePath }) {
  // The first name of a file ends with a 0.
  if (!hashes.has(filePath)) hashes.set(filePath, name.slice(0, -1));
  const hash = hashes.get(filePath);
  const cut = hash.slice(0, 4);
  const owner = owners.get(cut) ?? filePath;
  if (owner !== filePath) throw new Error(`${filePath} and ${owner} have the same class names: rename one`);
  owners.set(cut, filePath);
  return `${/^\d/.test(cut) ? '_' : ''}${cut}${name.slice(hash.length)}`;
}
