import type { Schemas } from '#ground/contract/operation-types.ts';

/** The current page and its neighbors, for `count` rows. Past the last page there are only previous pages. */
export function pageProperties(
  { currentPage, pageSize }: Schemas['PageRequest'],
  count: number,
): Schemas['PageProperties'] {
  const totalPages = Math.ceil(count / pageSize);
  return {
    currentPage,
    pageSize,
    previousPage: currentPage > 1 ? Math.min(currentPage - 1, Math.max(totalPages, 1)) : null,
    nextPage: currentPage < totalPages ? currentPage + 1 : null,
    totalPages,
  };
}
