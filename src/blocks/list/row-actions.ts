import type { IconName } from '#ui/icon-names.ts';
import type { MenuItem } from '#ui/menu.tsx';

/** An action on a row. Actions are listed in the order of the menu. */
export interface RowAction<Id extends string, Row, Viewer> {
  id: Id;
  label: string;
  icon: IconName;
  danger?: true;
  when(row: Row, viewer: Viewer): boolean;
}

export function menuItems<Id extends string>(
  actions: readonly (Omit<MenuItem, 'onSelect'> & { id: Id })[],
  open: (id: Id) => void,
): MenuItem[] {
  return actions.map(({ id, label, icon, danger }) => ({
    label,
    ...(icon && { icon }),
    ...(danger && { danger }),
    onSelect: () => open(id),
  }));
}
