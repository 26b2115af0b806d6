import type { AppUser } from './api.ts';
import { byId, element, setText } from './dom.ts';

const MEMORY = 'sandbox-person';

/** Selects the app user of this tab: from the address, or the stored one, or the first in the list. */
export function startAppUserSelect(onChoose: () => void): {
  current: () => string;
  show: (users: AppUser[]) => void;
} {
  const select = byId('person', HTMLSelectElement);
  const wanted =
    new URL(location.href).searchParams.get('user') ?? sessionStorage.getItem(MEMORY) ?? 'maria.lopez';

  select.addEventListener('change', () => {
    remember(select.value);
    onChoose();
  });

  return {
    current: () => select.value,
    show(users) {
      if (select.options.length !== users.length) {
        const before = select.value || wanted;
        select.replaceChildren(...users.map(({ username }) => element('option', { value: username })));
        select.value = users.some(({ username }) => username === before)
          ? before
          : (users[0]?.username ?? '');
        remember(select.value);
      }
      for (const [index, user] of users.entries()) {
        const option = select.options[index];
        if (option) setText(option, labelOf(user));
      }
    },
  };
}

function remember(username: string): void {
  sessionStorage.setItem(MEMORY, username);
  const address = new URL(location.href);
  address.searchParams.set('user', username);
  history.replaceState(null, '', address);
}

function labelOf({ username, name, lastname, pendingRequests }: AppUser): string {
  return `${name} ${lastname} · @${username}${pendingRequests > 0 ? ` (${pendingRequests})` : ''}`;
}
