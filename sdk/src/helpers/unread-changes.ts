import type { FollowedChange } from './followed-change.ts';

/**
 * Changes that the caller has not read yet. There are never many, however slow the caller is: at most `live`, `changed`, and
 * `lost` or `ended`.
 */
export function createUnread() {
  let items: FollowedChange[] = [];
  let wake = () => {};
  return {
    add(item: FollowedChange): void {
      items = merge(items, item);
      wake();
    },
    /** Returns the next change as soon as there is one. */
    async take(): Promise<FollowedChange> {
      for (;;) {
        const next = items.shift();
        if (next) return next;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
  };
}

function merge(items: readonly FollowedChange[], item: FollowedChange): FollowedChange[] {
  // After `live` all lists are read, so earlier changes don't matter; before an abort no other change is needed.
  if (item.kind === 'live' || (item.kind === 'ended' && item.failure.kind === 'aborted')) return [item];
  const last = items.at(-1);
  const before = items.slice(0, -1);
  if (last?.kind === 'changed' && item.kind === 'changed')
    return [...before, { kind: 'changed', lists: [...new Set([...last.lists, ...item.lists])] }];
  return last?.kind === 'lost' ? [...before, item] : [...items, item];
}
