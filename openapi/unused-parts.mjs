// The linter only sees the bundle, so it cannot report parts that nothing refers to.
import { readdir, readFile } from 'node:fs/promises';
import { parseYaml } from '@redocly/openapi-core';

/** Parts of schemas/, components/ and paths/ that the bundled description does not contain. */
export async function unusedParts(description) {
  const components = new Set(
    Object.values(description.components).flatMap((entries) => Object.keys(entries)),
  );
  const operations = new Set(Object.values({ ...description.paths, ...description.webhooks }));
  const unused = [];
  for (const folder of ['schemas', 'components', 'paths']) {
    for (const file of await readdir(`openapi/${folder}`)) {
      const parts = parseYaml(await readFile(`openapi/${folder}/${file}`, 'utf8'));
      const names = Object.keys(parts);
      const isUsed = folder === 'paths' ? usedOperation(parts, operations) : (name) => components.has(name);
      unused.push(...names.filter((name) => !isUsed(name)).map((name) => `${folder}/${file}#/${name}`));
    }
  }
  return unused;
}

function usedOperation(parts, pathItems) {
  const ids = new Set(
    [...pathItems].flatMap((item) => Object.values(item).map(({ operationId }) => operationId)),
  );
  return (name) => Object.values(parts[name]).every(({ operationId }) => ids.has(operationId));
}
