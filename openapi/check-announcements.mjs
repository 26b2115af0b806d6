// Part of `npm run check`: fails if the description breaks callers of the last release under the same major version, or has
// something new that the changelog does not mention.
import { readFile } from 'node:fs/promises';
import { unannouncedBreaks, unmentionedAdditions } from './compare-releases.mjs';

const [released, description] = await Promise.all(
  ['openapi/last-release.json', 'sdk/generated/business-api.json'].map(async (file) =>
    JSON.parse(await readFile(file, 'utf8')),
  ),
);
const changelog = await readFile('sdk/CHANGELOG.md', 'utf8');
const faults = [
  ...unannouncedBreaks(released, description),
  ...unmentionedAdditions(released, description, changelog),
];
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
console.log(
  `The description breaks no caller of ${released.info.version} unannounced, and the changelog mentions what is new.`,
);
