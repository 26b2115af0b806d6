import { viewsBelow } from '#blocks/views-below.css.ts';
import { paths } from '#domain/paths.ts';
import { can, type Person } from '#domain/permissions.ts';
import { READS_STATEMENT, RECONCILES } from '#domain/sees-branches-and-cashiers.ts';
import { SegmentedLinks } from '#ui/segmented.tsx';

interface ClosingsViewsProps {
  person: Person;
  current: string;
}

/** Links to the views of Cierres; renders nothing if there is only one. */
export function ClosingsViews({ person, current }: ClosingsViewsProps) {
  const views = [
    { href: paths.closing.history as string, label: 'Cierres' },
    ...(can(person, READS_STATEMENT)
      ? [{ href: paths.closing.statement as string, label: 'Estado de cuenta' }]
      : []),
    ...(can(person, RECONCILES) ? [{ href: paths.closing.reconcile as string, label: 'Conciliar' }] : []),
  ];
  if (views.length === 1) return null;
  return (
    <div className={viewsBelow}>
      <SegmentedLinks
        label="Vistas de Cierres"
        links={views.map((view) => ({ ...view, current: view.href === current }))}
      />
    </div>
  );
}
