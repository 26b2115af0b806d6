import type { Requirement } from '#domain/permissions.ts';
import { can, type Person } from '#domain/permissions.ts';
import type { MenuItem } from '#ui/menu.tsx';
import { MenuButton } from '#ui/menu-button.tsx';
import type { ImportTarget } from './import-operations.ts';

const HAS_IMPORTS: Requirement = { capability: 'imports' };

interface SheetMenuProps {
  person: Person;
  /** Permission required to import. */
  creates: Requirement;
  target: ImportTarget;
  onImport: () => void;
  /** The users whose access sheets are offered. */
  userIds?: readonly string[] | undefined;
  /** Actions on several rows. */
  bulk?: readonly MenuItem[];
}

const load = () => import('./import-operations.ts');

/**
 * The ⋮ menu of a list of branches or cashiers: import, download the list as a sheet that can be imported or as the
 * access sheets of its users, and act on several rows.
 */
export function SheetMenu({ person, creates, target, onImport, userIds = [], bulk = [] }: SheetMenuProps) {
  const hasSheets = can(person, HAS_IMPORTS);
  if (!hasSheets && bulk.length === 0) return null;
  const save = (format: 'excel' | 'csv') => async () =>
    (await load()).downloadSheet(target, 'existing', format);
  const ofSheets = (): MenuItem[] => [
    ...(can(person, creates) ? [{ label: 'Importar', icon: 'upload', onSelect: onImport } as const] : []),
    { label: 'Exportar a Excel', icon: 'download', onSelect: () => void save('excel')() },
    { label: 'Exportar a CSV', icon: 'download', onSelect: () => void save('csv')() },
    ...(can(person, creates) && userIds.length > 0
      ? [
          {
            label: 'Hojas de acceso (PDF)',
            icon: 'download',
            onSelect: () => void load().then(({ downloadAccessSheets }) => downloadAccessSheets(userIds)),
          } as const,
        ]
      : []),
  ];
  return <MenuButton label="Más acciones" items={() => [...(hasSheets ? ofSheets() : []), ...bulk]} />;
}
