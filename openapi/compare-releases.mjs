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

/** The changelog with a line for every new call and field that its section of what is not released yet does not mention. */
export function withAdditions(before, after, changelog) {
  const [head, unreleased = '', ...rest] = changelog.split(/^(?=## )/m);
  const calls = new Map();
  for (const { call, place, text } of compareDescriptions(before, after)) {
    const name = text === 'is new' && nameOf(functionOf(call, after), place);
    if (name && !unreleased.includes(name))
      calls.set(name, [...(calls.get(name) ?? []), functionOf(call, after)]);
  }
  if (calls.size === 0) return changelog;
  const lines = [...calls].map(([name, functions]) => {
    const where = functions.includes(name)
      ? ''
      : ` in ${[...new Set(functions)].map((one) => `\`${one}\``).join(', ')}`;
    return `- \`${name}\` is new${where}.\n`;
  });
  return [head, `${unreleased.trimEnd()}\n${lines.join('')}\n`, ...rest].join('');
}

/** The function of a call, which is named by method and path; a webhook has a name only. */
function functionOf(call, { paths }) {
  const [method = '', path] = call.split(' ');
  return path ? paths[path][method.toLowerCase()].operationId : call;
}

/** The function of a new call, or the name of a new field; a new status has none. */
function nameOf(called, place) {
  return place === '' ? called : /(\w+)(?:\[\])*$/.exec(place.replace(/^\d+$/, ''))?.[1];
}
