// Every rule is an error, because the description is the single source of truth for shapes.
const names = [
  'array-parameter-serialization',
  'component-name-unique',
  'info-license',
  'info-license-strict',
  'no-ambiguous-paths',
  'no-duplicated-enum-values',
  'no-duplicated-tag-names',
  'no-empty-servers',
  'no-enum-type-mismatch',
  'no-example-value-and-externalValue',
  'no-identical-paths',
  'no-illogical-composition-keywords',
  'no-invalid-media-type-examples',
  'no-invalid-parameter-examples',
  'no-invalid-schema-examples',
  'no-mixed-number-range-constraints',
  'no-path-trailing-slash',
  'no-required-schema-properties-undefined',
  'no-schema-type-mismatch',
  'no-server-trailing-slash',
  'no-undefined-server-variable',
  'no-unresolved-refs',
  'no-unused-components',
  'operation-2xx-response',
  'operation-4xx-response',
  'operation-description',
  'operation-operationId',
  'operation-operationId-unique',
  'operation-operationId-url-safe',
  'operation-parameters-unique',
  'operation-singular-tag',
  'operation-summary',
  'operation-tag-defined',
  'parameter-description',
  'path-declaration-must-exist',
  'path-not-include-query',
  'path-params-defined',
  'security-defined',
  'spec-components-invalid-map-name',
  'struct',
  'tag-description',
];

// An unbounded array lets the caller decide its length.
const everyListIsBounded = {
  severity: 'error',
  subject: { type: 'Schema' },
  where: [
    { subject: { type: 'Schema', property: 'type' }, assertions: { defined: true, pattern: '/array/' } },
  ],
  assertions: { required: ['maxItems'] },
  message: 'An array needs maxItems.',
};

// Bodies are read up to a limit. Webhooks are excluded because the API calls them.
const everyBodyCanBeTooLarge = {
  severity: 'error',
  subject: { type: 'Responses' },
  where: [
    { subject: { type: 'Operation', property: 'requestBody' }, assertions: { defined: true } },
    {
      subject: { type: 'Operation', property: 'operationId' },
      assertions: { notPattern: '/^receive(Webhook|Push)/' },
    },
  ],
  assertions: { required: ['413'] },
  message: 'An operation with a body needs a 413 response.',
};

// Whoever reports a problem quotes the id of the request. Webhooks are excluded because their responses are the
// receiver's.
const responsesOfTheApi = [
  {
    subject: { type: 'Operation', property: 'operationId' },
    assertions: { notPattern: '/^receive(Webhook|Push)/' },
  },
];
const everyResponseHasHeaders = {
  severity: 'error',
  subject: { type: 'Response' },
  where: responsesOfTheApi,
  assertions: { required: ['headers'] },
  message: 'A response needs the header X-Request-Id.',
};
const everyResponseHasAnId = {
  severity: 'error',
  subject: { type: 'HeadersMap' },
  where: responsesOfTheApi,
  assertions: { required: ['X-Request-Id'] },
  message: 'A response needs the header X-Request-Id.',
};

export const rules = {
  ...Object.fromEntries(names.map((name) => [name, 'error'])),
  'rule/every-list-is-bounded': everyListIsBounded,
  'rule/every-body-can-be-too-large': everyBodyCanBeTooLarge,
  'rule/every-response-has-headers': everyResponseHasHeaders,
  'rule/every-response-has-an-id': everyResponseHasAnId,
};
