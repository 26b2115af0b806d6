/** All subsets: none, one, …, all. */
export function subsets<Item>(items: readonly Item[]): Item[][] {
  return items.reduce<Item[][]>((made, item) => made.flatMap((one) => [one, [...one, item]]), [[]]);
}
