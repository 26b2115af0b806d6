import {
  array,
  create,
  defaulted,
  enums,
  type Infer,
  number,
  optional,
  refine,
  StructError,
  string,
  type,
} from 'superstruct';

const WITHOUT_SITE_KEY = 'Con reCAPTCHA hace falta la clave del sitio, en «captcha.siteKey».';

const captcha = refine(
  type({
    provider: defaulted(enums(['altcha', 'recaptcha']), 'altcha'),
    siteKey: defaulted(string(), ''),
  }),
  'captcha',
  ({ provider, siteKey }) => provider !== 'recaptcha' || siteKey.trim() !== '' || WITHOUT_SITE_KEY,
);

/** Limited because timers of more than about 24 days fire immediately, over and over. */
const pollSeconds = refine(number(), 'pollSeconds', (seconds) => seconds >= 1 && seconds <= 3600);

/** Checks the tag without `new Intl.NumberFormat`, whose first use is slow, before anything is shown. */
const locale = refine(string(), 'locale', (tag) => {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
});
const currency = refine(string(), 'currency', (code) => /^[a-z]{3}$/i.test(code));

const configFile = type({
  apiBaseUrl: defaulted(string(), '/api'),
  brandName: defaulted(string(), 'cobros'),
  locale: defaulted(locale, 'es-GT'),
  currency: defaulted(currency, 'GTQ'),
  captcha: defaulted(captcha, {}),
  pollSeconds: defaulted(pollSeconds, 5),
  /** Only a sandbox sets this: its demo accounts and the address of its simulated world. */
  sandbox: optional(
    type({
      worldUrl: string(),
      signIns: array(type({ role: string(), username: string(), password: string() })),
    }),
  ),
});

export type Config = Infer<typeof configFile>;
export const DEFAULT_CONFIG: Config = create({}, configFile);

export type ConfigResult = { ok: true; config: Config } | { ok: false; reason: string };

/** Missing keys get their defaults; the failure names the invalid key. */
export async function loadConfig(fetchFile: () => Promise<Response>): Promise<ConfigResult> {
  try {
    const response = await fetchFile();
    if (!response.ok) return { ok: false, reason: `config.json no se pudo leer (${response.status}).` };
    return { ok: true, config: create(await response.json(), configFile) };
  } catch (error) {
    return { ok: false, reason: reasonOf(error) };
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof StructError) {
    if (error.refinement === 'captcha') return WITHOUT_SITE_KEY;
    if (error.path.length === 0) return 'config.json debe ser un objeto.';
    return `La clave «${error.path.join('.')}» de config.json no es válida.`;
  }
  if (error instanceof SyntaxError) return 'config.json no es un archivo JSON válido.';
  return 'config.json no se pudo leer. Revisa tu conexión.';
}
