export const ANY_STATUS = '-1';
export const ANY = 'all';

/** The filters of section 2: '-1' or empty is every status, 'all' or empty every branch and user. */
export interface DashboardFilters {
  search: string;
  status: string;
  branchId: string;
  userId: string;
}

export const NO_FILTERS: DashboardFilters = {
  search: '',
  status: ANY_STATUS,
  branchId: ANY,
  userId: ANY,
};

export const isStatusChosen = (status: string) => status !== '' && status !== ANY_STATUS;
export const isChosen = (id: string) => id !== '' && id !== ANY;

export function isFiltered({ search, status, branchId, userId }: DashboardFilters): boolean {
  return search.trim() !== '' || isStatusChosen(status) || isChosen(branchId) || isChosen(userId);
}
