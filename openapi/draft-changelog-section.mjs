/** If more calls than this have the same change, they share a line of the changelog. */
const MOST_NAMED = 3;

/** The changelog's section about a version, for people to complete. */
export function draftChangelogSection(changes, version) {
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
    same.set(key, [...(same.get(key) ?? []), `- ${changeText(change, '`')}`]);
  }
  return [...same].flatMap(([key, lines]) =>
    lines.length > MOST_NAMED ? [`- ${lines.length} calls: ${key}`] : lines,
  );
}

/** A change as a line. */
export function changeText({ call, place, text }, quote = '') {
  return `${quote}${call}${quote}: ${place ? `${place} ` : ''}${text}`;
}
