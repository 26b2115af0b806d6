/** For each file, the hash with which vanilla-extract starts its class names. */
const hashes = new Map();
/** For each shortened hash, the file that uses it. */
const owners = new Map();

/**
 * Class name in a production build. vanilla-extract's short names start with seven random characters per file, which do not
 * compress; four are enough.
 */
export function shortClassName({ hash: name, filePath }) {
  // The first class name of a file ends with a 0, which is not part of the hash.
  if (!hashes.has(filePath)) hashes.set(filePath, name.slice(0, -1));
  const hash = hashes.get(filePath);
  const cut = hash.slice(0, 4);
  const owner = owners.get(cut) ?? filePath;
  if (owner !== filePath) throw new Error(`${filePath} and ${owner} have the same class names: rename one`);
  owners.set(cut, filePath);
  return `${/^\d/.test(cut) ? '_' : ''}${cut}${name.slice(hash.length)}`;
}
