import type { Failure } from '@cobros/sdk';
import { FailureText } from '../../../blocks/form/failure-alert.tsx';
import { isReadRetryable } from '../../../blocks/form/read-failure-alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { card } from '../../../ui/card.css.ts';
import { Card } from '../../../ui/card.tsx';
import { classes } from '../../../ui/classes.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import * as tile from '../../../ui/stat-tile.css.ts';
import * as content from './statement-content.css.ts';
import * as rows from './statement-days-rows.css.ts';
import * as equation from './statement-equation.css.ts';

export const StatementFailed = ({ failure, onRetry }: { failure: Failure; onRetry: () => void }) => (
  <Card>
    <div role="alert">
      <EmptyState
        icon={failure.kind === 'answered' ? 'alert' : 'wifi-off'}
        title="No se pudo cargar el estado de cuenta"
        action={
          isReadRetryable(failure) && (
            <Button variant="outline" size="sm" icon="refresh" onClick={onRetry}>
              Reintentar
            </Button>
          )
        }
      >
        <FailureText failure={failure} />
      </EmptyState>
    </div>
  </Card>
);

const TERMS = [1, 2, 3, 4];
const ROWS = Array.from({ length: 12 }, (_, row) => row);

/** The shapes of what is coming. */
export const StatementLoading = () => (
  <Loading>
    <div className={content.content}>
      <div className={classes(card, equation.equation)}>
        {TERMS.map((term) => (
          <div key={term} className={classes(tile.stat, equation.term)}>
            <Skeleton width="6rem" />
            <Skeleton width="8rem" height="1.5rem" />
          </div>
        ))}
      </div>
      <div className={card}>
        {ROWS.map((row) => (
          <div key={row} className={rows.day}>
            <Skeleton width="7rem" />
            <Skeleton width="12rem" />
          </div>
        ))}
      </div>
    </div>
  </Loading>
);
