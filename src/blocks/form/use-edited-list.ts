import { useRestorableState } from './use-restorable-state.ts';

const UNEDITED = { added: [] as readonly string[], removed: [] as readonly string[] };

/** A list that the user adds to and removes from. It follows what somebody else saves meanwhile, so that submitting does not undo it. */
export function useEditedList(
  name: string,
  saved: readonly string[],
): [readonly string[], (list: readonly string[]) => void] {
  const [{ added, removed }, setEdits] = useRestorableState(`${name} edits`, UNEDITED);
  const without = (list: readonly string[], others: readonly string[]) =>
    list.filter((item) => !others.includes(item));
  return [
    [...without(saved, removed), ...without(added, saved)],
    (list) => setEdits({ added: without(list, saved), removed: without(saved, list) }),
  ];
}
