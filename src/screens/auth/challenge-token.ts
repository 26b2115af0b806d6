/** The token that the sign-in left in the navigation state. */
export function challengeToken(): string | undefined {
  const { challengeToken } = (history.state ?? {}) as { challengeToken?: unknown };
  return typeof challengeToken === 'string' ? challengeToken : undefined;
}
