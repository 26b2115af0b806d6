/** A host in a policy can't be quoted, so an origin with other characters than these is left out. */
const ORIGIN = /^https?:\/\/[\w.:[\]-]+$/;

/**
 * The page's `Content-Security-Policy` for a `config.json`: the one that the build wrote for its captcha, with the origins of the
 * API and of `mediaOrigins`.
 */
export function policyForConfig(policies, config) {
  const policy = policies?.[config?.captcha?.provider === 'recaptcha' ? 'recaptcha' : 'default'];
  const api = originsOf([config?.apiBaseUrl]);
  const media = originsOf(Array.isArray(config?.mediaOrigins) ? config.mediaOrigins : []);
  return policy && allowing(allowing(policy, 'connect-src', api), 'img-src', [...api, ...media]);
}

const originsOf = (addresses) => {
  const absolute = addresses.filter((address) => /^https?:/i.test(address) && URL.canParse(address));
  return absolute.map((address) => new URL(address).origin).filter((origin) => ORIGIN.test(origin));
};

function allowing(policy, directive, origins) {
  return policy
    .split('; ')
    .map((part) => (part.startsWith(`${directive} `) ? [part, ...new Set(origins)].join(' ') : part))
    .join('; ');
}
