import { useLocation } from 'wouter';
import { paths } from '#domain/paths.ts';
import { SegmentedLinks } from '#ui/segmented.tsx';

const { dashboard, history } = paths.transaction;

export function DashboardHistorySwitch() {
  const [path] = useLocation();
  return (
    <SegmentedLinks
      label="Vistas de pagos"
      links={[
        { href: dashboard, label: 'En vivo', current: path === dashboard },
        { href: history, label: 'Historial', current: path === history },
      ]}
    />
  );
}
