import type { Schemas } from '@cobros/sdk';
import { useListPage } from '../../../blocks/list/use-list-page.ts';
import { CLOSINGS } from '../../../stores/cache-keys.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { nextClosingText } from '../closing-texts.ts';
import { listClosings } from '../operations/list-closings.ts';

interface NothingToCloseProps {
  branchId: string;
  nextClosing: Schemas['NextClosingOrNone'];
}

export function NothingToClose({ branchId, nextClosing }: NothingToCloseProps) {
  const content = {
    ...(branchId && { businessBranchId: branchId }),
    statuses: ['completed' as const],
    pageProperties: { currentPage: 1, pageSize: 1 },
  };
  const last = useListPage(`${CLOSINGS}/last/${branchId}`, listClosings(content));
  const [closing] = last.page?.data ?? [];
  return (
    <EmptyState icon="closing" title="No hay transacciones por cerrar">
      {closing &&
        `El último cierre fue el ${closing.formattedCreationDate} ${closing.formattedCreationTime}.`}{' '}
      {nextClosing && `El próximo cierre automático será el ${nextClosingText(nextClosing)}.`}
    </EmptyState>
  );
}
