import { useLocation } from 'wouter';
import { paths } from '#domain/paths.ts';
import { SegmentedLinks } from '#ui/segmented.tsx';
import { viewsBelow } from './views-below.css.ts';

const { root, activity } = paths.administrativeUsers;

export function AdministrativeUsersActivitySwitch() {
  const [path] = useLocation();
  return (
    <div className={viewsBelow}>
      <SegmentedLinks
        label="Vistas de Equipo"
        links={[
          { href: root, label: 'Personas', current: path === root },
          { href: activity, label: 'Registro de actividad', current: path === activity },
        ]}
      />
    </div>
  );
}
