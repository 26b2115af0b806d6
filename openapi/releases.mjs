// The descriptions as they were released, in openapi/released, and the version that changes since then demand.
import { readdir, readFile } from 'node:fs/promises';
import { compareDescriptions } from './compare-descriptions.mjs';

export const RELEASED = 'openapi/released';

/** The description that was released last, or undefined before the first release. */
export async function lastRelease() {
  const names = await readdir(RELEASED);
  const versions = names.map((name) => name.replace(/\.json$/, '')).sort(compareVersions);
  const last = versions.at(-1);
  return last && JSON.parse(await readFile(`${RELEASED}/${last}.json`, 'utf8'));
}

/** The changes from one version to another, and the lowest version that tells callers what to expect of them. */
export function compareReleases(before, after) {
  const changes = compareDescriptions(before, after);
  const [major, minor, patch] = numbersOf(before.info.version);
  const hasBreaking = changes.some(({ breaking }) => breaking);
  const next = changes.length > 0 ? [major, minor + 1, 0] : [major, minor, patch + 1];
  return { changes, lowestVersion: (hasBreaking ? [major + 1, 0, 0] : next).join('.') };
}

/** The breaking changes that the version does not admit, in lines; empty if it does. */
export function unannouncedBreaks(before, after) {
  const { changes, lowestVersion } = compareReleases(before, after);
  const breaks = changes.filter(({ breaking }) => breaking);
  if (breaks.length === 0 || compareVersions(after.info.version, lowestVersion) >= 0) return [];
  return [
    `These changes break callers of ${before.info.version}, so the version must be ${lowestVersion}:`,
    ...breaks.map((change) => `  ${describe(change)}`),
  ];
}

/** More calls than these with the same change share a line of the changelog. */
const MOST_NAMED = 3;

/** The section of the changelog about a version, for people to complete. */
export function changelogSection(changes, version) {
  const part = (title, kind) => {
    const lines = sharedLines(changes.filter(({ breaking }) => breaking === kind));
    return lines.length > 0 ? [`### ${title}`, '', ...lines, ''] : [];
  };
  const parts = [...part('Breaking', true), ...part('Added', false)];
  return [`## ${version}`, '', ...(parts.length > 0 ? parts : ['No call has changed.', ''])].join('\n');
}

function sharedLines(changes) {
  const same = new Map();
  for (const change of changes) {
    const key = `${change.place} ${change.text}`.trim();
    same.set(key, [...(same.get(key) ?? []), `- ${describe(change, '`')}`]);
  }
  return [...same].flatMap(([key, lines]) =>
    lines.length > MOST_NAMED ? [`- ${lines.length} calls: ${key}`] : lines,
  );
}

function describe({ call, place, text }, quote = '') {
  return `${quote}${call}${quote}: ${place ? `${place} ` : ''}${text}`;
}

/** Negative if the first version is lower, positive if it is higher. */
export function compareVersions(one, other) {
  const [a, b] = [numbersOf(one), numbersOf(other)];
  return a.map((number, index) => number - b[index]).find((difference) => difference !== 0) ?? 0;
}

function numbersOf(version) {
  return version.split('.').map(Number);
}
