// The smallest login and list that can be built with the portal's packages, as a lower bound for any design.
import { computed, signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { object, string, validate } from 'superstruct';
import { Link, useLocation } from 'wouter';

interface Payment {
  id: string;
  businessUserName: string;
  formattedAmount: string;
  friUser: { name: string; lastname: string; username: string };
  businessBranchName: string;
  note: string;
  reference: string;
}

const form = object({ username: string(), password: string() });
const values = signal({ username: '', password: '' });
const rows = signal<{ payment: Payment; text: string }[] | undefined>(undefined);
const typed = signal('');
const newestFirst = signal(true);
const shown = computed(() => {
  const words = plain(typed.value.trim()).split(/\s+/);
  const found = (rows.value ?? []).filter(({ text }) => words.every((word) => text.includes(word)));
  return newestFirst.value ? found : found.reverse();
});
const signedIn = signal(localStorage.getItem('cobros.session') !== null);

async function call(path: string): Promise<{ transactions?: Payment[] }> {
  const answer = await fetch(`/api${path}`, { method: 'POST', body: JSON.stringify(values.value) });
  return (await answer.json()).responseContent;
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function textOf(payment: Payment): string {
  const { businessBranchName, businessUserName, friUser, note, reference, formattedAmount } = payment;
  const person = `@${friUser.username}\n${friUser.name} ${friUser.lastname}`;
  const amounts = `${formattedAmount.replace(',', '')}\n${formattedAmount}`;
  return plain([businessBranchName, businessUserName, person, note, reference, amounts].join('\n'));
}

async function read() {
  const { transactions = [] } = await call('/transactions/v3/paid');
  rows.value = transactions.map((payment) => ({ payment, text: textOf(payment) }));
}

function Login() {
  useSignals();
  const [failure] = validate(values.value, form);
  const complete = !failure && values.value.username !== '' && values.value.password !== '';
  return (
    <form
      onSubmit={async (event) => {
        event.preventDefault();
        await call('/auth/v3/credentials');
        signedIn.value = true;
      }}
    >
      <h1>Iniciar sesión</h1>
      {(['username', 'password'] as const).map((name) => (
        <input
          key={name}
          name={name}
          value={values.value[name]}
          onChange={({ target }) => {
            values.value = { ...values.value, [name]: target.value };
          }}
        />
      ))}
      <button type="submit" disabled={!complete}>
        Iniciar sesión
      </button>
    </form>
  );
}

function List() {
  useSignals();
  const [path] = useLocation();
  useEffect(() => {
    void read();
    addEventListener('online', read);
  }, []);
  return (
    <main>
      <Link href={path}>Pagos</Link>
      <input
        type="search"
        value={typed.value}
        onChange={({ target }) => {
          typed.value = target.value;
        }}
      />
      <button
        type="button"
        title="Cambiar el orden"
        onClick={() => {
          newestFirst.value = !newestFirst.value;
        }}
      >
        {newestFirst.value ? 'Más recientes' : 'Más antiguos'}
      </button>
      <ul>
        {shown.value.slice(0, 30).map(({ payment }) => (
          <li key={payment.id}>
            {payment.friUser.name} {payment.friUser.lastname} {payment.businessUserName}{' '}
            {payment.formattedAmount} <button type="button">Acciones</button>
          </li>
        ))}
      </ul>
    </main>
  );
}

function App() {
  useSignals();
  return signedIn.value ? <List /> : <Login />;
}

createRoot(document.getElementById('app') as HTMLElement).render(<App />);
