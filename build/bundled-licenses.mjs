import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const PACKAGE = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/;

/** The licences of all packages in these bundles, which must be distributed with them. */
export async function bundledLicenses(metafiles) {
  const files = metafiles.flatMap(({ inputs }) => Object.keys(inputs));
  const folders = [...new Set(files.map((file) => PACKAGE.exec(file)?.[0]).filter(Boolean))].sort();
  return (await Promise.all(folders.map(licenseOf))).join('\n\n');
}

async function licenseOf(folder) {
  const { name, version, license } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  const file = (await readdir(folder)).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file ? await readFile(path.join(folder, file), 'utf8') : '';
  return `${name} ${version} (${license})\n\n${text.trim()}`.trim();
}
