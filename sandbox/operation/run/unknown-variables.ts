/** The variables that the server reads; docs/operations.md explains them. */
const NAMES = [
  'BASE_PATH',
  'CHANGE_STREAMS',
  'CHANGE_STREAMS_PER_ADDRESS',
  'CORS_ORIGINS',
  'DATABASE_POOLER',
  'DATABASE_URL',
  'DATA_DIR',
  'DRAIN_SECONDS',
  'HOST',
  'LOG_FORMAT',
  'METRICS_PORT',
  'PAYMENT_APP_DOWNLOAD_URL',
  'PAYMENT_APP_URL',
  'PORT',
  'PUBLIC_HOST',
  'PUSH_CONTACT',
  'READ_DATABASE_URL',
  'RECAPTCHA_SECRET',
  'RECAPTCHA_VERIFY_URL',
  'SANDBOX_SEED',
  'SANDBOX_WORLD',
  'SMTP_FROM',
  'SMTP_URL',
  'TRUST_PROXY',
  'WEBHOOKS_ALLOW_PRIVATE',
] as const;

export type Variables = Readonly<Partial<Record<(typeof NAMES)[number], string | undefined>>>;

/** Nothing else uses these, so a variable that begins with one is meant for this server. */
const OWN = /^(SANDBOX|CHANGE_STREAMS?|WEBHOOKS?)_/;
/** Kubernetes sets these for a service named `sandbox`. */
const OF_KUBERNETES = /_(SERVICE_(HOST|PORT)|PORT)(_|$)/;
/** A name with as many wrong letters may be a misspelled one; shorter names resemble those of other programs. */
const MOST_ERRORS = 2;
const FEWEST_LETTERS = 8;

/** Explains each variable that was probably meant for this server but is misspelled, so has no effect. */
export function explainUnknownVariables(variables: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(variables).flatMap((name) => {
    if (NAMES.some((known) => known === name)) return [];
    const [nearest] = NAMES.map((known) => ({ known, errors: countErrors(name.toUpperCase(), known) })).sort(
      (one, other) => one.errors - other.errors,
    );
    const isMisspelled = nearest && nearest.known.length >= FEWEST_LETTERS && nearest.errors <= MOST_ERRORS;
    if (!nearest || !(isMisspelled || (OWN.test(name) && !OF_KUBERNETES.test(name)))) return [];
    return [`${name} is unknown and has no effect; ${nearest.known} was probably meant`];
  });
}

/** The number of letters to insert, delete or replace to get from one to the other. */
function countErrors(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    let left = index + 1;
    row = [left].concat(
      [...other].map((otherLetter, at) => {
        const replaced = (row[at] ?? 0) + (letter === otherLetter ? 0 : 1);
        left = Math.min(left + 1, (row[at + 1] ?? 0) + 1, replaced);
        return left;
      }),
    );
  }
  return row.at(-1) ?? 0;
}
