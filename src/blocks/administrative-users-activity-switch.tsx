import { useSignals } from '@preact/signals-react/runtime';
import { useLocation } from 'wouter';
import { paths } from '#domain/paths.ts';
import { hasPart } from '#stores/optional-parts.ts';
import { SegmentedLinks } from '#ui/segmented.tsx';
import { viewsBelow } from './views-below.css.ts';

const { root, activity } = paths.administrativeUsers;

export function AdministrativeUsersActivitySwitch() {
  useSignals();
  const [path] = useLocation();
  if (!hasPart('activity')) return null;
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
