// The least that the portal's packages make of a login and a list: what no design of it could undercut by itself.
import { signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { createRoot } from 'react-dom/client';
import { object, string, validate } from 'superstruct';
import { Link, useLocation } from 'wouter';

interface Payment {
  id: string;
  cashierName?: string;
  amount: { formattedAmount?: string };
}

const form = object({ username: string(), password: string() });
const values = signal({ username: '', password: '' });
const rows = signal<Payment[] | undefined>(undefined);
const signedIn = signal(localStorage.getItem('cobros.session') !== null);

async function call(path: string): Promise<{ transactions?: Payment[] }> {
  const answer = await fetch(`/api${path}`, { method: 'POST', body: JSON.stringify(values.value) });
  return (await answer.json()).responseContent;
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
  if (!rows.value)
    call('/transactions/v3/paid').then(({ transactions }) => {
      rows.value = transactions ?? [];
    });
  return (
    <main>
      <Link href={path}>Pagos</Link>
      <ul>
        {rows.value?.slice(0, 30).map(({ id, cashierName, amount }) => (
          <li key={id}>
            {cashierName} {amount.formattedAmount} <button type="button">Acciones</button>
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
