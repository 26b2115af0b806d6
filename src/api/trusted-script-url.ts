interface TrustedTypePolicies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL(url: string): string;
  };
}

const ALLOWED = [
  `${BASE_PATH}/assets/`,
  `${BASE_PATH}/service-worker.js`,
  'https://www.google.com/recaptcha/',
];

function checked(url: string): string {
  if (ALLOWED.some((start) => url.startsWith(start))) return url;
  throw new TypeError(`${url} is no script of the portal`);
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicies };
const policy = trustedTypes?.createPolicy('scripts', { createScriptURL: checked });

/** The URL of a script as a trusted type, if the page requires trusted types. */
export const scriptUrl = (url: string): string => policy?.createScriptURL(url) ?? checked(url);
