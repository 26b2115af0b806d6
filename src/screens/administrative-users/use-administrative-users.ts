import type { AdministrativeUser, Failure } from '@cobros/sdk';
import { useEffect, useState } from 'react';
import { type ClientSideList, useListFilter } from '#blocks/list/use-client-side-list.ts';
import { useListPage } from '#blocks/list/use-list-page.ts';
import { useSettled } from '#blocks/use-settled.ts';
import { cleanFilterText } from '#domain/clean-text.ts';
import { ADMINISTRATIVE_USERS } from '#stores/cache-keys.ts';
import { type AdministrativeUsersPage, listAdministrativeUsers } from './administrative-user-operations.ts';

/** Delay after the last keystroke. */
const PAUSE_MS = 300;

export interface AdministrativeUsers {
  list: ClientSideList<AdministrativeUser>;
  /** True while nothing has been loaded. */
  missing: boolean;
  stale: boolean;
  failure: Failure | undefined;
  refresh: () => Promise<unknown>;
}

/** Search, status filter and pages of Equipo, all evaluated by the server. Changing a filter goes to the first page. */
export function useAdministrativeUsers(): AdministrativeUsers {
  const [filter, setFilter] = useListFilter();
  const text = useSettled(cleanFilterText(filter.text), PAUSE_MS);
  const [wantedPage, setPage] = useState(1);

  const appliedFilter = { text, status: filter.status };
  const { page, stale, failure, refresh } = useListPage<AdministrativeUsersPage>(
    `${ADMINISTRATIVE_USERS}/list/${appliedFilter.status}/${wantedPage}/${text}`,
    listAdministrativeUsers(appliedFilter, wantedPage),
  );
  const totalPages = Math.max(1, page?.pageProperties.totalPages ?? 1);
  // The last page disappears with its last row.
  useEffect(() => {
    if (!stale && wantedPage > totalPages) setPage(totalPages);
  }, [stale, wantedPage, totalPages]);

  return {
    list: {
      filter,
      setFilter: (change) => {
        setFilter((before) => ({ ...before, ...change }));
        setPage(1);
      },
      page: page?.pageProperties.currentPage ?? wantedPage,
      setPage,
      totalPages,
      count: page?.count ?? 0,
      shown: page?.data ?? [],
    },
    missing: !page || failure !== undefined,
    stale,
    failure,
    refresh,
  };
}
