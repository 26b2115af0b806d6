/** All subsets of a list, from none to all of its items. */
export function subsets<Item>(items: readonly Item[]): Item[][] {
  return items.reduce<Item[][]>((made, item) => made.flatMap((one) => [one, [...one, item]]), [[]]);
}
