// `npm run release:draft`: stores the description as released with its version, and writes the changes since the last
// release into the SDK's changelog, for people to complete.
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { compareReleases } from './compare-releases.mjs';
import { compareVersionNumbers } from './compare-version-numbers.mjs';
import { draftChangelogSection } from './draft-changelog-section.mjs';

const DESCRIPTION = 'sdk/generated/business-api.json';
const RELEASED = 'openapi/last-release.json';
const CHANGELOG = 'sdk/CHANGELOG.md';

const [released, description] = await Promise.all(
  [RELEASED, DESCRIPTION].map(async (file) => JSON.parse(await readFile(file, 'utf8'))),
);
const { version } = description.info;
const { changes, lowestVersion } = compareReleases(released, description);
if (compareVersionNumbers(version, lowestVersion) < 0) {
  console.error(
    `The changes since ${released.info.version} need version ${lowestVersion} or higher. Set it in openapi/business-api.yaml ` +
      'and in every package.json, run `npm install` and `npm run generate`, and draft again.',
  );
  process.exit(1);
}
const changelog = await readFile(CHANGELOG, 'utf8');
const firstSection = changelog.indexOf('\n## ') + 1;
const section = draftChangelogSection(changes, version);
await writeFile(CHANGELOG, `${changelog.slice(0, firstSection)}${section}\n${changelog.slice(firstSection)}`);
await copyFile(DESCRIPTION, RELEASED);
console.log(`Drafted ${version} in ${CHANGELOG}. Complete it, and commit it with ${RELEASED}.`);
