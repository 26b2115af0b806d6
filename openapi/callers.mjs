const USER_TYPES = {
  admin: 'business administrators',
  branch_admin: 'branch administrators',
  operator: 'cashiers',
};

/** Who may call an operation, in words: `security` and `x-callers` for a reader of the description. */
export function callersOf({ security, 'x-callers': callers = {} }) {
  if (security.length === 0) return 'Needs no session.';
  if (security.some((scheme) => 'captcha-token' in scheme)) return 'Needs no session, but a captcha token.';
  const permissions = security.map(({ session }) => session.map((name) => `\`${name}\``).join(' and '));
  const needed = permissions.some(Boolean) ? `Permission: ${permissions.join(' or ')}.` : 'Needs a session.';
  const types = callers.types?.map((type) => USER_TYPES[type]).join(' and ');
  return [
    needed,
    types && `Only for ${types}.`,
    callers.readOnly === false && 'Not for administrative users who only read.',
  ]
    .filter(Boolean)
    .join(' ');
}
