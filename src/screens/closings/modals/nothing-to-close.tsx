import type { ClosingRow, Schemas } from '@cobros/sdk';
import { useListPage } from '../../../blocks/list/use-list-page.ts';
import { CLOSINGS } from '../../../stores/cache-keys.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { nextClosingText } from '../closing-texts.ts';
import { listClosings } from '../operations/list-closings.ts';
import * as css from './closing-preview.css.ts';

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
    <div className={css.empty}>
      <EmptyState icon="closing" title="No hay transacciones por cerrar">
        {last.page ? lastText(closing) : <span className={css.unread}>{lastText(SHAPE)}</span>}{' '}
        {nextClosing && `El próximo cierre automático será el ${nextClosingText(nextClosing)}.`}
      </EmptyState>
    </div>
  );
}

type Moment = Pick<ClosingRow, 'formattedCreationDate' | 'formattedCreationTime'>;

/** Takes the place of the moment until it has been read, so that nothing moves. */
const SHAPE: Moment = { formattedCreationDate: '00/00/0000', formattedCreationTime: '00:00:00' };

const lastText = (closing: Moment | undefined) =>
  closing && `El último cierre fue el ${closing.formattedCreationDate} ${closing.formattedCreationTime}.`;
