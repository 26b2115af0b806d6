import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { ChangeFigures } from '#out/changes/figures.ts';

const SECONDS = [0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2.5, 5, 10, 30];

/** Adds the metrics of the streams of changes. */
export function measureChanges(registry: Registry, figures: ChangeFigures): void {
  const registers = [registry];
  new Gauge({
    name: 'cobros_change_streams',
    help: 'Streams of changes that are open',
    registers,
    collect() {
      this.set(figures.open());
    },
  });
  counter(
    'cobros_change_streams_opened_total',
    'Streams of changes that were opened, also again',
    figures.openings,
  );
  counter(
    'cobros_change_streams_cut_total',
    'Streams of changes that were cut because nobody read them',
    figures.cuts,
  );
  labeled(
    'cobros_change_streams_refused_total',
    'Streams of changes that were refused, by limit',
    'limit',
    figures.refusals,
  );
  labeled('cobros_change_events_total', 'Events of the streams of changes', 'event', figures.events);
  const lag = new Histogram({
    name: 'cobros_change_lag_seconds',
    help: 'Time from a change to its events, for those that concern an open stream',
    buckets: SECONDS,
    registers,
  });
  figures.followLag((seconds) => lag.observe(seconds));

  function counter(name: string, help: string, read: () => number): void {
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  }

  function labeled(name: string, help: string, label: string, counts: ReadonlyMap<string, number>): void {
    new Counter({
      name,
      help,
      labelNames: [label],
      registers,
      collect() {
        this.reset();
        for (const [value, count] of counts) this.inc({ [label]: value }, count);
      },
    });
  }
}
