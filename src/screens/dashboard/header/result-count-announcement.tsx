import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { filtersAreOn } from '../dashboard-filters.ts';
import type { Dashboard } from '../use-dashboard.ts';

/** Long enough not to interrupt somebody who is typing. */
const ANNOUNCE_DELAY_MS = 600;

/** Announces to screen readers how many results a search or filter has. */
export function ResultCountAnnouncement({ dashboard }: { dashboard: Dashboard }) {
  useSignals();
  const pending = dashboard.pending.shown.value.length;
  const paid = dashboard.paid.shown.value.length;
  const text = filtersAreOn.value ? resultText(pending, paid) : '';
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div role="status" aria-live="polite">
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </div>
  );
}

function resultText(pending: number, paid: number): string {
  if (pending + paid === 0) return 'No se encontraron registros coincidentes';
  return `${pending} ${pending === 1 ? 'pendiente' : 'pendientes'}, ${paid} ${paid === 1 ? 'pagado' : 'pagados'}`;
}
