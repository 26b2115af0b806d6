import { compareDescriptions } from './compare-descriptions.mjs';
import { compareVersionNumbers, numbersOf } from './compare-version-numbers.mjs';
import { changeText } from './draft-changelog-section.mjs';

/** The changes from one version to another, and the lowest version number they permit. */
export function compareReleases(before, after) {
  const changes = compareDescriptions(before, after);
  const [major, minor, patch] = numbersOf(before.info.version);
  const hasBreaking = changes.some(({ breaking }) => breaking);
  const next = changes.length > 0 ? [major, minor + 1, 0] : [major, minor, patch + 1];
  return { changes, lowestVersion: (hasBreaking ? [major + 1, 0, 0] : next).join('.') };
}

/** The breaking changes that the version number does not permit, as lines; empty if there are none. */
export function unannouncedBreaks(before, after) {
  const { changes, lowestVersion } = compareReleases(before, after);
  const breaks = changes.filter(({ breaking }) => breaking);
  if (breaks.length === 0 || compareVersionNumbers(after.info.version, lowestVersion) >= 0) return [];
  return [
    `These changes break callers of ${before.info.version}, so the version must be ${lowestVersion}:`,
    ...breaks.map((change) => `  ${changeText(change)}`),
  ];
}

/** Names of calls and fields that the changelog of what is not released yet does not mention, as lines. */
export function unmentionedAdditions(before, after, changelog) {
  const [, unreleased = ''] = changelog.split(/^## /m);
  const added = compareDescriptions(before, after).filter(({ text }) => text === 'is new');
  const names = new Set(added.map((change) => nameOf(change, after)).filter(Boolean));
  return [...names]
    .filter((name) => !unreleased.includes(name))
    .map((name) => `${name} is new: say so in sdk/CHANGELOG.md under Unreleased`);
}

/** The function of a new call, or the name of a new field; a new status has none. */
function nameOf({ call, place }, { paths }) {
  const [method = '', path] = call.split(' ');
  if (place === '') return path ? paths[path][method.toLowerCase()].operationId : call;
  return /(\w+)(?:\[\])*$/.exec(place.replace(/^\d+$/, ''))?.[1];
}
