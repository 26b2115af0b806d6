/** The chosen ids after a row was switched; with Shift every row from the last one switched takes its state. */
export function switched(
  chosen: ReadonlySet<string>,
  ids: readonly string[],
  { id, value, from }: { id: string; value: boolean; from?: string | undefined },
): Set<string> {
  const [one, other] = [ids.indexOf(from ?? id), ids.indexOf(id)];
  const first = Math.min(one === -1 ? other : one, other);
  const range = ids.slice(first, Math.max(one, other) + 1);
  const next = new Set(chosen);
  for (const each of range) value ? next.add(each) : next.delete(each);
  return next;
}
