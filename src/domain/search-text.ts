const MARKS = /\p{M}/gu;

/** Lower case without accents, so that `maria` finds `María`. */
export function searchText(...texts: (string | number | null | undefined)[]): string {
  return texts
    .filter((text) => text !== null && text !== undefined && text !== '')
    .join('\n')
    .normalize('NFD')
    .replace(MARKS, '')
    .toLowerCase();
}
