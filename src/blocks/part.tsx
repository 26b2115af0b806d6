import { isValidElement, type ReactNode } from 'react';
import { keepValues } from '#stores/reload-keeping-values.ts';
import { rereadAll } from '#stores/resource.ts';
import { Button } from '#ui/button.tsx';
import { card } from '#ui/card.css.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorBoundary } from '#ui/error-boundary.tsx';

/**
 * A screen or a part of it. An error in it leaves the rest of the page and what was typed as it is; another address or
 * another screen is shown anew.
 */
export const Part = ({ at, children }: { at?: string; children: ReactNode }) => (
  <ErrorBoundary
    at={[at, isValidElement(children) && children.type]}
    onError={keepValues}
    fallback={(retry) => (
      <section className={card} role="alert">
        <EmptyState
          icon="alert"
          title="No pudimos mostrar esta parte"
          action={
            <Button variant="outline" size="sm" icon="refresh" onClick={() => rereadAndRetry(retry)}>
              Intentar de nuevo
            </Button>
          }
        >
          Lo demás sigue funcionando.
        </EmptyState>
      </section>
    )}
  >
    {children}
  </ErrorBoundary>
);

/** The data that was read may be why showing it failed. */
export function rereadAndRetry(retry: () => void): void {
  void rereadAll();
  retry();
}
