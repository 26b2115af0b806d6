// A login and a list of payments as react-admin makes them, from the same responses as the portal.
import { Admin, DataTable, List, Resource, SearchInput } from 'react-admin';
import { createRoot } from 'react-dom/client';

const SESSION = 'cobros.session';

async function call(path, content = {}) {
  const response = await fetch(`/api${path}`, {
    method: 'POST',
    body: JSON.stringify({ requestContent: content }),
  });
  return (await response.json()).responseContent;
}

const authProvider = {
  async login(credentials) {
    localStorage.setItem(SESSION, JSON.stringify(await call('/auth/v3/credentials', credentials)));
  },
  async logout() {
    localStorage.removeItem(SESSION);
  },
  checkAuth: async () => {
    if (localStorage.getItem(SESSION) === null) throw new Error('Nobody is signed in');
  },
  checkError: async () => {},
  getPermissions: async () => undefined,
};

const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function textOf({ businessBranchName, businessUserName, friUser, note, reference, formattedAmount }) {
  const person = `@${friUser.username}\n${friUser.name} ${friUser.lastname}`;
  const amounts = `${formattedAmount.replace(',', '')}\n${formattedAmount}`;
  return plain([businessBranchName, businessUserName, person, note, reference, amounts].join('\n'));
}

let read;

/** Reads the payments once: searching, sorting and paging is done in the page, as in the portal. */
function readPayments() {
  read ??= call('/transactions/v3/paid').then(({ transactions }) =>
    transactions.map((payment) => ({ payment, text: textOf(payment) })),
  );
  return read;
}

const dataProvider = {
  async getList(_resource, { filter, sort, pagination }) {
    const words = plain((filter.q ?? '').trim()).split(/\s+/);
    const found = (await readPayments())
      .filter(({ text }) => words.every((word) => text.includes(word)))
      .map(({ payment }) => payment);
    // The response is sorted, the newest first.
    if (sort.order === 'ASC') found.reverse();
    const first = (pagination.page - 1) * pagination.perPage;
    return { data: found.slice(first, first + pagination.perPage), total: found.length };
  },
};

function Payments() {
  return (
    <List
      debounce={0}
      filters={[<SearchInput key="q" source="q" alwaysOn />]}
      sort={{ field: 'creationDate', order: 'DESC' }}
      perPage={25}
      exporter={false}
    >
      <DataTable>
        <DataTable.Col source="creationDate" />
        <DataTable.Col source="friUser.username" disableSort />
        <DataTable.Col source="businessUserName" disableSort />
        <DataTable.Col source="businessBranchName" disableSort />
        <DataTable.Col source="formattedAmount" disableSort />
      </DataTable>
    </List>
  );
}

createRoot(document.getElementById('app')).render(
  <Admin authProvider={authProvider} dataProvider={dataProvider} requireAuth disableTelemetry>
    <Resource name="payments" list={Payments} />
  </Admin>,
);
