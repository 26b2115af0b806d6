import { ExportButton } from '../../../blocks/list/export-button.tsx';
import { PageHead } from '../../../ui/page.tsx';
import { TeamViews } from '../team-views.tsx';

/** `onExport` is left out as long as it is not known what would be exported. */
export const ActivityHead = ({ onExport }: { onExport?: (() => void) | undefined }) => (
  <PageHead title="Equipo" actions={<ExportButton onExport={onExport} />}>
    <TeamViews />
  </PageHead>
);
