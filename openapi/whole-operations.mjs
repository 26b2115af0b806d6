/** The responses that every call has, those of calls with a body, and those of calls with a session. */
const ALWAYS = { 400: 'BadRequest', 429: 'TooManyRequests', 500: 'ServerError', 503: 'Unavailable' };
const WITH_BODY = { 413: 'TooLarge' };
const WITH_SESSION = { 401: 'Unauthorized', 403: 'Forbidden' };

const part = (file, name) => ({ $ref: `../${file}.yaml#/${name}` });
const json = (required, properties) => ({
  'application/json': { schema: { type: 'object', required, properties } },
});

const bodyWith = (requestContent) => ({
  required: true,
  content: json(['requestContent'], {
    requestContent,
    browserInfo: part('schemas/envelope', 'BrowserInfo'),
  }),
});

const responseWith = ({ 'x-content': responseContent, headers, ...response }) => ({
  ...response,
  headers: { 'X-Request-Id': part('components/headers', 'RequestId'), ...headers },
  content: json(['responseContent', 'info'], { responseContent, info: part('schemas/envelope', 'Info') }),
});

function responsesOf({ security, requestBody, 'x-content': content, responses }) {
  const shared = {
    ...ALWAYS,
    ...((requestBody || content) && WITH_BODY),
    ...(security.some((scheme) => 'session' in scheme) && WITH_SESSION),
  };
  const whole = Object.entries({ ...shared, ...responses }).map(([status, response]) => {
    if (typeof response === 'string') return [status, part('components/responses', response)];
    return [status, response && 'x-content' in response ? responseWith(response) : response];
  });
  // A call has `null` for a response that it never gives.
  return Object.fromEntries(whole.filter(([, response]) => response !== null));
}

/**
 * Completes the operations of `paths/`, which say only what is their own: `x-content` stands for the body, or response, with
 * this content in its envelope, and the responses of every call are left out.
 */
export const wholeOperations = {
  id: 'portal',
  preprocessors: {
    oas3: {
      'whole-operations': () => ({
        Operation: {
          enter(operation, { location }) {
            if (!location.source.absoluteRef.includes('/openapi/paths/')) return;
            const whole = Object.entries({ ...operation, responses: responsesOf(operation) }).map(
              ([key, value]) => (key === 'x-content' ? ['requestBody', bodyWith(value)] : [key, value]),
            );
            for (const key of Object.keys(operation)) delete operation[key];
            Object.assign(operation, Object.fromEntries(whole));
          },
        },
      }),
    },
  },
};
