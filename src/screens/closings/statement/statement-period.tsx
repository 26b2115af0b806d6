import { useSignals } from '@preact/signals-react/runtime';
import { DayRangeForm } from '#blocks/list/day-range-form.tsx';
import { useBranchList } from '#blocks/places/place-operations.ts';
import { placeOptions } from '#blocks/places/place-options.ts';
import { seesBranches } from '#domain/sees-branches-and-cashiers.ts';
import { config } from '#stores/config.ts';
import type { CurrentUser } from '#stores/current-user.ts';
import { today } from '#stores/today.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Select } from '#ui/select.tsx';
import { capitalized } from '#words/capitalized.ts';
import { monthBeside, type StatementView, showStatement } from './statement-address.ts';
import * as css from './statement-period.css.ts';
import { monthName } from './statement-texts.ts';

interface StatementPeriodProps {
  user: CurrentUser;
  view: StatementView;
  title: string;
}

/** Chooses the month, with links to its neighbors, or another range, and the business or a branch. */
export function StatementPeriod({ user, view, title }: StatementPeriodProps) {
  return (
    <div className={css.period}>
      {view.month ? (
        <Months view={view} title={title} />
      ) : (
        <>
          {view.from && view.to && <h2 className={css.title}>{title}</h2>}
          <DayRangeForm
            key={`${view.from} ${view.to}`}
            days={view}
            onApply={(days) => showStatement({ ...view, ...days })}
          />
        </>
      )}
      {seesBranches(user) && <BranchChoice view={view} />}
      <OtherPeriod view={view} />
    </div>
  );
}

function Months({ view, title }: { view: StatementView; title: string }) {
  useSignals();
  const { locale } = config.value;
  const thisMonth = today.value.slice(0, 7);
  const [before, after] = [monthBeside(view.month, -1), monthBeside(view.month, 1)];
  const name = (month: string) =>
    `${capitalized(monthName(month, locale))}${month === thisMonth ? ', en curso' : ''}`;
  return (
    <div className={css.months}>
      <IconButton
        size="lg"
        icon="left"
        label={name(before)}
        onClick={() => showStatement({ ...view, month: before })}
      />
      <h2 className={css.title} aria-live="polite">
        {title}
      </h2>
      <IconButton
        size="lg"
        icon="right"
        label={after > thisMonth ? 'No hay un mes siguiente' : name(after)}
        disabled={after > thisMonth}
        onClick={() => showStatement({ ...view, month: after })}
      />
    </div>
  );
}

function BranchChoice({ view }: { view: StatementView }) {
  useSignals();
  const branches = useBranchList().data.value ?? [];
  return (
    <div className={css.branch}>
      <Select
        aria-label="De quién"
        value={view.branchId}
        active={view.branchId !== ''}
        options={placeOptions('Todo el negocio', branches, view.branchId)}
        onChange={(branchId) => showStatement({ ...view, branchId })}
      />
    </div>
  );
}

function OtherPeriod({ view }: { view: StatementView }) {
  useSignals();
  const lastMonth = monthBeside(today.value.slice(0, 7), -1);
  return view.month ? (
    <Button
      variant="text"
      size="sm"
      icon="calendar"
      onClick={() => showStatement({ ...view, month: '', from: '', to: '' })}
    >
      Otro rango
    </Button>
  ) : (
    <Button
      variant="text"
      size="sm"
      icon="calendar"
      onClick={() => showStatement({ ...view, month: lastMonth, from: '', to: '' })}
    >
      Mes pasado
    </Button>
  );
}
