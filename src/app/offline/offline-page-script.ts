// Inlined in the offline page: shows the cause, and opens the portal when the server responds again.
const RETRY_MS = 10_000;

const cause = document.querySelector('h1 + p') as HTMLElement;

function showCause(): void {
  cause.textContent = navigator.onLine
    ? 'Este dispositivo tiene red, pero el servidor del portal no responde.'
    : 'Este dispositivo no tiene conexión a internet. Revisa el cable o el wifi.';
}

async function openIfBack(): Promise<void> {
  showCause();
  const response = await fetch(`${BASE_PATH}/`, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (response?.ok) location.reload();
}

showCause();
(document.querySelector('button') as HTMLButtonElement).onclick = () => location.reload();
addEventListener('offline', showCause);
addEventListener('online', () => void openIfBack());
setInterval(() => void openIfBack(), RETRY_MS);
