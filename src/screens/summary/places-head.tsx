import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';
import { sort } from '#ui/table.css.ts';
import { type PlacesOrder, turned } from './ranked-places.ts';

interface HeadProps {
  className: string;
  isCurrent?: boolean;
  by: string;
  order: PlacesOrder;
  onOrder: (order: PlacesOrder) => void;
  children: ReactNode;
}

/** A heading that sorts the places. */
export const Head = ({ className, isCurrent, by, order, onOrder, children }: HeadProps) => {
  const direction = order.by === by ? order.direction : undefined;
  return (
    <th
      scope="col"
      className={className}
      aria-current={isCurrent ? 'date' : undefined}
      aria-sort={direction && (direction === 'asc' ? 'ascending' : 'descending')}
    >
      <button type="button" className={sort} onClick={() => onOrder(turned(order, by))}>
        {children}
        {direction && <Icon name={direction === 'asc' ? 'arrow-up' : 'arrow-down'} size="xs" />}
      </button>
    </th>
  );
};
