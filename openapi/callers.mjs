const USER_TYPES = {
  admin: 'business administrators',
  branch_admin: 'branch administrators',
  operator: 'cashiers',
};

/** `security` and `x-callers` of an operation as a sentence. */
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
