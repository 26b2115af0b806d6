import { FindDialog } from '#app/find/find-dialog.tsx';
import { startSession } from '#stores/session.ts';
import { branch, cashier, session } from '../fixtures/index.ts';
import { render } from './render.tsx';
import { type Responders, stubbedApi, successResponse } from './stubbed-api.ts';

export const HISTORY = 'transactions/v3/history';
export const USERS = 'users/v1/admin/users/list';
const pageProperties = { currentPage: 1, pageSize: 5, previousPage: null, nextPage: null, totalPages: 1 };
export const page = (data: readonly unknown[], count = data.length) =>
  successResponse({ data, count, summary: { count }, pageProperties });

const MANAGES = [
  'cashier_view',
  'cashier_create',
  'cashier_manage',
  'branch_view',
  'branch_create',
  'user_view',
];
export const PEOPLE = {
  admin: ['admin', ['view_payments', 'closing_history', 'profile_view', ...MANAGES]],
  supervisor: [
    'admin',
    ['view_payments', 'closing_history', 'profile_view', 'cashier_view', 'branch_view', 'user_view'],
  ],
  payments: ['admin', ['view_payments', 'profile_view']],
  branches: ['admin', ['view_payments', 'profile_view', 'branch_view']],
  branchAdmin: ['branch_admin', ['view_payments', 'closing_history', 'profile_view', ...MANAGES.slice(0, 3)]],
  /** May create cashiers, but does not see their list. */
  creator: ['admin', ['profile_view', 'branch_view', 'cashier_create']],
  cashier: ['operator', ['view_payments', 'closing_blocked', 'profile_view']],
  accountant: ['admin', ['view_payments', 'closing_history', 'profile_view'], ['deposits']],
  /** Users of a backend that has charges. */
  chargingCashier: ['operator', ['view_payments', 'profile_view'], ['charges']],
  chargingSupervisor: ['admin', ['view_payments', 'profile_view'], ['charges']],
} as const;

/** Opens the search dialog at the profile or another address, signed in as one of these users. */
export async function openFindDialog(person: keyof typeof PEOPLE, over: Responders = {}, at = '/profile') {
  const { userData, ...rest } = session();
  const [type, permissions, capabilities = []] = PEOPLE[person];
  startSession({
    ...rest,
    userData: {
      ...userData,
      user: { ...userData.user, type },
      permissions: [...permissions] as never,
      capabilities: [...capabilities],
    },
  });
  history.replaceState(null, '', at);
  const api = stubbedApi({
    [HISTORY]: () => page([]),
    'branch/v3/list': () => successResponse({ branches: [branch(), branch({ id: 'br_sur', name: 'Sur' })] }),
    'users/v3/list': () => successResponse({ users: [cashier({ name: 'Mostrador' })] }),
    [USERS]: () => page([]),
    ...over,
  });
  const view = await render(<FindDialog />);
  const field = view.find<HTMLInputElement>('[role=combobox]');
  const options = () => view.findAll('[role=option]');
  const nameOf = (option: Element) => option.querySelector('div > p')?.textContent ?? '';
  const names = () => options().map(nameOf);
  const search = async (text: string) => {
    await view.type(field, text);
    await view.until(() => view.find('[role=status]').textContent !== 'Buscando…');
  };
  return {
    ...view,
    api,
    field,
    options,
    names,
    search,
    /** Clicks the option with this name, by default the first one. */
    choose: (name: string, which = 0) => {
      const option = options().filter((each) => nameOf(each) === name)[which];
      if (!option) throw new Error(`No option is called ${name}`);
      return view.click(option);
    },
    active: () => document.getElementById(field.getAttribute('aria-activedescendant') ?? ''),
  };
}
