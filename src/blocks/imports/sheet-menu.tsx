import type { Requirement } from '#domain/permissions.ts';
import { can, type Person } from '#domain/permissions.ts';
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
}

const load = () => import('./import-operations.ts');

/**
 * The ⋮ menu of a list of branches or cashiers: import, and download the list as a sheet that can be imported or as
 * the access sheets of its users.
 */
export function SheetMenu({ person, creates, target, onImport, userIds = [] }: SheetMenuProps) {
  if (!can(person, HAS_IMPORTS)) return null;
  const save = (format: 'excel' | 'csv') => async () =>
    (await load()).downloadSheet(target, 'existing', format);
  return (
    <MenuButton
      label="Más acciones"
      items={() => [
        ...(can(person, creates) ? [{ label: 'Importar', icon: 'upload' as const, onSelect: onImport }] : []),
        { label: 'Exportar a Excel', icon: 'download', onSelect: () => void save('excel')() },
        { label: 'Exportar a CSV', icon: 'download', onSelect: () => void save('csv')() },
        ...(can(person, creates) && userIds.length > 0
          ? [
              {
                label: 'Hojas de acceso (PDF)',
                icon: 'download' as const,
                onSelect: () => void load().then(({ downloadAccessSheets }) => downloadAccessSheets(userIds)),
              },
            ]
          : []),
      ]}
    />
  );
}
