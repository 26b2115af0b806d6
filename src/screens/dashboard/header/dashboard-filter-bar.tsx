import { useSignals } from '@preact/signals-react/runtime';
import { useMemo, useState } from 'react';
import type { Person } from '#domain/permissions.ts';
import { seesBranches, seesCashiers } from '#domain/sees-branches-and-cashiers.ts';
import { Button } from '#ui/button.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Select } from '#ui/select.tsx';
import { toolbar, toolbarSearch, toolbarSelect } from '#ui/toolbar.css.ts';
import {
  ANY,
  branchOptions,
  chosenBranch,
  chosenStatus,
  chosenUser,
  clearFilters,
  filtersAreOn,
  isChosen,
  isStatusChosen,
  STATUS_OPTIONS,
  search,
  setFilters,
  userOptions,
} from '../dashboard-filters.ts';
import type { Row } from '../reconcile-rows.ts';
import type { Dashboard } from '../use-dashboard.ts';
import * as css from './dashboard-filter-bar.css.ts';

export const SEARCH_KEY = 'F4';

interface DashboardFilterBarProps {
  dashboard: Dashboard;
  person: Person;
}

export function DashboardFilterBar({ dashboard, person }: DashboardFilterBarProps) {
  const [open, setOpen] = useState(false);
  return (
    <div className={toolbar}>
      <Search />
      <div className={css.opener}>
        <Button variant="outline" size="sm" icon="filter" aria-expanded={open} onClick={() => setOpen(!open)}>
          Filtros
        </Button>
      </div>
      <FilterSelects dashboard={dashboard} person={person} open={open} />
      <ClearFilters />
    </div>
  );
}

function Search() {
  useSignals();
  return (
    <div className={toolbarSearch}>
      <SearchField
        label="Buscar"
        shortcut={SEARCH_KEY}
        placeholder="Nombre, nota o monto"
        value={search.value}
        onChange={(typed) => setFilters({ search: typed })}
      />
    </div>
  );
}

function ClearFilters() {
  useSignals();
  return (
    filtersAreOn.value && (
      <Button variant="text" size="sm" onClick={clearFilters}>
        Limpiar filtros
      </Button>
    )
  );
}

function FilterSelects({ dashboard, person, open }: DashboardFilterBarProps & { open: boolean }) {
  useSignals();
  /** On phones the selects are hidden to leave space for the lists. An active filter stays visible, so that it can be removed. */
  const selectClass = (on: boolean) => (on || open ? toolbarSelect : css.hiddenSelect);
  const status = chosenStatus.value;
  const branchId = chosenBranch.value;
  const userId = chosenUser.value;
  const { branches, users } = useOptions(
    dashboard.pending.rows.value,
    dashboard.paid.rows.value,
    branchId,
    userId,
  );
  return (
    <>
      <div className={selectClass(isStatusChosen(status))}>
        <Select
          aria-label="Estado"
          value={status}
          active={isStatusChosen(status)}
          options={STATUS_OPTIONS}
          onChange={(chosen) => setFilters({ status: chosen })}
        />
      </div>
      {seesBranches(person) && (
        <div className={selectClass(isChosen(branchId))}>
          <Select
            aria-label="Sucursal"
            value={branchId}
            active={isChosen(branchId)}
            options={branches}
            onChange={(chosen) => setFilters({ branchId: chosen, userId: ANY })}
          />
        </div>
      )}
      {seesCashiers(person) && (
        <div className={selectClass(isChosen(userId))}>
          <Select
            aria-label="Caja"
            value={userId}
            active={isChosen(userId)}
            options={users}
            onChange={(chosen) => setFilters({ userId: chosen })}
          />
        </div>
      )}
    </>
  );
}

function useOptions(pending: readonly Row[], paid: readonly Row[], branchId: string, userId: string) {
  const rows = useMemo(() => [...pending, ...paid], [pending, paid]);
  return {
    branches: useMemo(() => branchOptions(rows, branchId), [rows, branchId]),
    users: useMemo(() => userOptions(rows, branchId, userId), [rows, branchId, userId]),
  };
}
