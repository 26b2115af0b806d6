/** The chosen ids after a row was toggled. With Shift, every row since the last toggled one gets the same state. */
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
