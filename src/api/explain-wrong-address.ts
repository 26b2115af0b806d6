import type { Failure } from '@cobros/sdk';
import { apiOptions } from './api-options.ts';

const TITLE = 'La dirección del servicio';
const ASK = 'Avisa a quien administra el portal: está en «apiBaseUrl» de config.json.';

/**
 * Says so if a call failed because `config.json` names a wrong address of the API, or the policy of the page does not allow it;
 * otherwise returns the failure as it is.
 */
export async function explainWrongAddress(failure: Failure): Promise<Failure> {
  const { baseUrl } = apiOptions();
  const explained = (text: string): Failure => ({ ...failure, title: TITLE, message: `${text} ${ASK}` });
  if (!mayBeWrongAddress(failure)) return failure;
  // A response to 200 may also have been cut off on its way.
  if (failure.status === 200 && !(await isPage(baseUrl))) return failure;
  if (failure.kind !== 'network')
    return explained(`Lo que contestó en ${baseUrl} (${failure.status}) no es el servicio de cobros.`);
  const { origin } = new URL(baseUrl, location.href);
  if (!navigator.onLine || origin === location.origin) return failure;
  const [{ blocked, answers }, portal] = await Promise.all([
    probe(origin),
    answersAt(`${BASE_PATH}/config.json`),
  ]);
  if (blocked)
    return explained(
      `La política de seguridad de este portal no permite llamar a ${origin}: hay que publicarla de nuevo.`,
    );
  if (answers) return explained(`${origin} contesta, pero no admite llamadas desde ${location.origin}.`);
  return portal ? explained(`El portal responde, pero ${origin} no.`) : failure;
}

/** A sign-in that reached the API fails in other ways. */
const mayBeWrongAddress = ({ kind, status = 0, code }: Failure): boolean =>
  kind === 'network' ||
  (kind === 'unreadable' && status < 500) ||
  code === 'not-found' ||
  code === 'method-not-allowed';

async function probe(origin: string): Promise<{ blocked: boolean; answers: boolean }> {
  let blocked = false;
  const note = ({ blockedURI }: SecurityPolicyViolationEvent) => {
    blocked ||= blockedURI.startsWith(origin);
  };
  document.addEventListener('securitypolicyviolation', note);
  // The response cannot be read, so it does not matter whether that server admits this origin.
  const answers = await answersAt(origin, { mode: 'no-cors' });
  // The browser reports the violation in a task of its own.
  await new Promise((done) => setTimeout(done));
  document.removeEventListener('securitypolicyviolation', note);
  return { blocked, answers };
}

const isPage = (url: string): Promise<boolean> =>
  fetch(url, { method: 'HEAD', headers: { Accept: 'text/html' } }).then(
    ({ headers }) => headers.get('Content-Type')?.startsWith('text/html') === true,
    () => false,
  );

const answersAt = (url: string, init: RequestInit = {}): Promise<boolean> =>
  fetch(url, { ...init, method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
