// Part of `npm run check`: fails if the description breaks callers of the last release under the same major version.
import { readFile } from 'node:fs/promises';
import { unannouncedBreaks } from './compare-releases.mjs';

const [released, description] = await Promise.all(
  ['openapi/last-release.json', 'sdk/generated/business-api.json'].map(async (file) =>
    JSON.parse(await readFile(file, 'utf8')),
  ),
);
const faults = unannouncedBreaks(released, description);
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
console.log(`The description breaks no caller of ${released.info.version} unannounced.`);
