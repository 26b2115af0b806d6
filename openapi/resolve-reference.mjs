/** The part of a document that a reference points to; anything else as it is. */
export function resolveReference(part, document) {
  if (!part?.$ref) return part;
  const names = part.$ref.slice('#/'.length).split('/');
  return names.reduce((at, name) => at[name.replaceAll('~1', '/').replaceAll('~0', '~')], document);
}
