const UNIQUE_VIOLATION = '23505';

/** The unique index a failed statement ran into; undefined for any other failure. */
export function violatedIndex(cause: unknown): string | undefined {
  if (!(cause instanceof Error) || !('code' in cause) || cause.code !== UNIQUE_VIOLATION) return undefined;
  return 'constraint' in cause && typeof cause.constraint === 'string' ? cause.constraint : undefined;
}
