import { useSignals } from '@preact/signals-react/runtime';
import { useMemo } from 'react';
import type { Person } from '../../../domain/permissions.ts';
import { seesBranches, seesCashiers } from '../../../domain/place-permissions.ts';
import { Button } from '../../../ui/button.tsx';
import { toolbar, toolbarSearch } from '../../../ui/page.css.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import { Select } from '../../../ui/select.tsx';
import {
  chosenBranch,
  chosenStatus,
  chosenUser,
  clearFilters,
  filtersAreOn,
  search,
  setFilters,
} from '../dashboard-filters.ts';
import type { Dashboard } from '../dashboard-store.ts';
import { branchOptions, STATUS_OPTIONS, userOptions } from '../filter-options.ts';
import { ANY, isChosen, isStatusChosen } from '../transaction-filters.ts';
import type { Row } from '../transaction-rows.ts';
import * as css from './dashboard-toolbar.css.ts';

interface ToolbarProps {
  dashboard: Dashboard;
  person: Person;
}

export const DashboardToolbar = ({ dashboard, person }: ToolbarProps) => (
  <div className={toolbar}>
    <Search />
    <FilterSelects dashboard={dashboard} person={person} />
    <ClearFilters />
  </div>
);

function Search() {
  useSignals();
  return (
    <div className={toolbarSearch}>
      <SearchField
        label="Buscar"
        shortcut="F4"
        placeholder="Nombre, usuario, nota, referencia o monto"
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

function FilterSelects({ dashboard, person }: ToolbarProps) {
  useSignals();
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
      <div className={css.select}>
        <Select
          aria-label="Estado"
          value={status}
          active={isStatusChosen(status)}
          options={STATUS_OPTIONS}
          onChange={(chosen) => setFilters({ status: chosen })}
        />
      </div>
      {seesBranches(person) && (
        <div className={css.select}>
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
        <div className={css.select}>
          <Select
            aria-label="Usuario"
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
