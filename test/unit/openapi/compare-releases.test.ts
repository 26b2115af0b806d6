import { readFileSync } from 'node:fs';
import { compareReleases, unannouncedBreaks, withAdditions } from '#openapi/compare-releases.mjs';
import { draftChangelogSection } from '#openapi/draft-changelog-section.mjs';
import { assert, test } from '../support/test.ts';

const body = (schema: object) => ({ content: { 'application/json': { schema } } });

/** A new description for each test, because each changes its own. */
const released = () => ({
  info: { version: '3.1.2' },
  security: [{ session: [] }] as object[],
  paths: {
    '/payments/{id}': {
      post: {
        operationId: 'pay',
        summary: 'Pay',
        security: [] as object[],
        parameters: [
          { in: 'path', name: 'id', required: true, schema: { type: 'string' } },
          { in: 'header', name: 'Key', required: false, schema: { type: 'string' } },
        ],
        requestBody: { required: true, ...body({ $ref: '#/components/schemas/Content' }) },
        responses: {
          200: {
            headers: { ETag: { schema: { type: 'string' } } },
            ...body({ $ref: '#/components/schemas/Payment' }),
          },
          409: body({ type: 'object' }),
        } as Record<string, object>,
      },
    },
    '/refund': {
      post: { security: [{ session: ['manage'] }, { session: ['refund'] }], responses: { 200: {} } },
    },
    '/health': { get: { operationId: 'health', responses: { 200: {} } } },
  } as Record<string, Record<string, Operation>>,
  webhooks: {
    paid: { post: { requestBody: body({ $ref: '#/components/schemas/Event' }), responses: { '2XX': {} } } },
  },
  components: {
    schemas: {
      Content: {
        type: 'object',
        required: ['amount'],
        properties: {
          amount: { type: 'number', maximum: 100 },
          minutes: { type: 'integer', enum: [5, 15] },
          note: { type: ['string', 'null'], maxLength: 120 },
          kind: { type: 'string', enum: ['sale', 'loan'] },
          tags: { type: 'array', items: { type: 'string' } },
        },
      },
      Payment: {
        allOf: [
          { type: 'object', required: ['id'], properties: { id: { type: 'string' } } },
          {
            type: 'object',
            required: ['status'],
            properties: {
              status: { type: 'string', enum: ['pending', 'done'] },
              amount: { type: 'integer' },
              parent: { $ref: '#/components/schemas/Payment' },
              date: { type: 'string', format: 'date-time' },
            },
          },
        ],
      },
      Event: {
        type: 'object',
        required: ['event', 'payment'],
        properties: {
          event: { type: 'string', enum: ['paid'], 'x-extensible': true },
          payment: { $ref: '#/components/schemas/Payment' },
          data: { type: 'object', properties: { tip: { type: 'integer' }, gift: { type: 'string' } } },
        },
      } as object,
    },
  },
});

type Description = ReturnType<typeof released>;
// biome-ignore lint/suspicious/noExplicitAny: a test removes arbitrary parts of a description
type Operation = any;

function after(change: (description: Description) => void): Description {
  const description = released();
  change(description);
  return description;
}

const PAY = 'POST /payments/{id}';
const REFUND = 'POST /refund';
const pay = ({ paths }: Description): Operation => paths['/payments/{id}']?.post;
const refund = ({ paths }: Description): Operation => paths['/refund']?.post;
const content = ({ components }: Description): Operation => components.schemas.Content;
const payment = ({ components }: Description): Operation => components.schemas.Payment.allOf[1];

/** A webhook with several kinds of event, each with its own data. */
const kinds = (...data: object[]) => ({
  oneOf: data.map((properties) => ({
    type: 'object',
    required: ['event', 'payment', 'data'],
    properties: {
      event: { type: 'string', enum: ['paid'], 'x-extensible': true },
      payment: { $ref: '#/components/schemas/Payment' },
      data: { type: 'object', properties },
    },
  })),
});

const BREAKING: Record<string, [change: (description: Description) => void, ...lines: string[]]> = {
  'a path is removed': [(all) => delete all.paths['/health'], 'GET /health: is gone'],
  'a status is removed': [(all) => delete pay(all).responses[409], `${PAY}: 409 is gone`],
  'a header of a response is removed': [
    (all) => delete pay(all).responses[200].headers,
    `${PAY}: 200 header ETag is gone`,
  ],
  'a field of a response is removed': [
    (all) => delete payment(all).properties.date,
    `${PAY}: 200 date is gone`,
    'paid: body payment.date is gone',
  ],
  'a field of a response may be missing': [
    (all) => delete payment(all).required,
    `${PAY}: 200 status may be missing`,
    'paid: body payment.status may be missing',
  ],
  'an enum of a response is wider': [
    (all) => payment(all).properties.status.enum.push('lost'),
    `${PAY}: 200 status may also be "lost"`,
    'paid: body payment.status may also be "lost"',
  ],
  'a field of a request is removed': [
    (all) => delete content(all).properties.tags,
    `${PAY}: body tags is gone`,
  ],
  'a field of a request is newly required': [
    (all) => content(all).required.push('kind'),
    `${PAY}: body kind is now required`,
  ],
  'a new field of a request is required': [
    (all) => {
      content(all).properties.branch = { type: 'string' };
      content(all).required.push('branch');
    },
    `${PAY}: body branch is new and required`,
  ],
  'an enum of a request is narrower': [
    (all) => content(all).properties.kind.enum.pop(),
    `${PAY}: body kind no longer accepts "loan"`,
  ],
  'a field of a request may not be null': [
    (all) => (content(all).properties.note.type = 'string'),
    `${PAY}: body note is string, was null`,
  ],
  'a limit of a request falls': [
    (all) => (content(all).properties.note.maxLength = 60),
    `${PAY}: body note maxLength is 60, was 120`,
  ],
  'a limit of a request is new': [
    (all) => (content(all).properties.amount.minimum = 1),
    `${PAY}: body amount minimum is 1, was not limited`,
  ],
  'a limit of a request excludes a value of its enum': [
    (all) => (content(all).properties.minutes.maximum = 10),
    `${PAY}: body minutes maximum is 10, was not limited`,
  ],
  'a request rejects unknown fields': [
    (all) => (content(all).additionalProperties = false),
    `${PAY}: body accepts no other fields`,
  ],
  'a parameter is newly required': [
    (all) => (pay(all).parameters[1].required = true),
    `${PAY}: parameter header Key is now required`,
  ],
  'a parameter is removed': [(all) => pay(all).parameters.pop(), `${PAY}: parameter header Key is gone`],
  'a call needs a session': [(all) => delete pay(all).security, `${PAY}: security needs session`],
  'a call is taken from those who could make it without a session': [
    (all) => (pay(all).security = [{ session: [] }, { captcha: [] }]),
    `${PAY}: security needs session or captcha`,
  ],
  'a call is taken from those who have another permission': [
    (all) => (refund(all).security = [{ session: ['refund'] }]),
    `${REFUND}: security needs session and refund`,
  ],
  'a call is taken from one type of user': [
    (all) => (refund(all)['x-callers'] = { types: ['admin'] }),
    `${REFUND}: security needs session and manage and admin or session and refund and admin`,
  ],
  'a call is taken from those who only read': [
    (all) => (refund(all)['x-callers'] = { readOnly: false }),
    `${REFUND}: security needs session and manage and more than reading or session and refund and more than reading`,
  ],
  'an optional field of a webhook is in none of its kinds any more': [
    (all) => (all.components.schemas.Event = kinds({ tip: { type: 'integer' } }, {})),
    'paid: body data.gift is gone',
  ],
};

for (const [name, [change, ...lines]] of Object.entries(BREAKING))
  test(`breaking: ${name}`, () => {
    const later = after(change);
    const [headline, ...breaks] = unannouncedBreaks(released(), later);
    const reported = breaks.map((line) => line.trim());
    assert.equal(reported, lines);
    assert.match(headline ?? '', 'must be 4.0.0');
    later.info.version = '4.0.0';
    assert.equal(unannouncedBreaks(released(), later), []);
  });

const HARMLESS: Record<string, [change: (description: Description) => void, ...lines: string[]]> = {
  'names and prose': [
    (all) => {
      pay(all).operationId = 'payments.pay';
      pay(all).summary = 'Another summary';
      all.paths = {
        '/payments/{paymentId}': all.paths['/payments/{id}'] ?? {},
        '/refund': all.paths['/refund'] ?? {},
        '/health': all.paths['/health'] ?? {},
      };
    },
  ],
  'a new call': [(all) => (all.paths['/ready'] = { get: { responses: {} } }), 'GET /ready  is new'],
  'a new status and field of a response': [
    (all) => {
      pay(all).responses[413] = body({});
      payment(all).properties.tip = { type: 'integer' };
    },
    `${PAY} 200 tip is new`,
    `${PAY} 413 is new`,
    'paid body payment.tip is new',
  ],
  'a response permits less than before': [
    (all) => {
      payment(all).properties.status.enum.pop();
      payment(all).required.push('date');
    },
  ],
  'a limit that holds for every value of an enum': [
    (all) => Object.assign(content(all).properties.minutes, { minimum: 5, maximum: 15 }),
  ],
  'a limit that always held is written down': [
    (all) => Object.assign(content(all).properties.amount, { minimum: 1, 'x-always-limited': true }),
    `${PAY} body amount minimum is 1, as it always was`,
  ],
  'a request accepts more': [
    (all) => {
      content(all).required = [];
      content(all).properties.amount = { type: ['number', 'null'], maximum: 200 };
      content(all).properties.kind.enum.push('gift');
      content(all).properties.branch = { type: 'string' };
    },
    `${PAY} body branch is new`,
    `${PAY} body amount also accepts null`,
    `${PAY} body kind also accepts "gift"`,
  ],
  'a call is given to those without its permission': [
    (all) => (refund(all).security = [{ session: ['manage'] }, { session: [] }]),
  ],
  'a webhook told apart by its event, and a new one': [
    (all) => {
      const { Event } = all.components.schemas;
      const of = (event: string, properties: object) => ({
        allOf: [Event, { properties: { event: { const: event }, ...properties } }],
      });
      const closed = {
        type: 'object',
        required: ['event', 'closing'],
        properties: { event: { const: 'closed' }, closing: { type: 'object' } },
      };
      all.components.schemas.Event = { oneOf: [of('paid', {}), closed] };
    },
    'paid body has a new kind',
  ],
  'an optional field of a webhook is in some of its kinds only': [
    (all) =>
      (all.components.schemas.Event = kinds({ tip: { type: 'integer' } }, { gift: { type: 'string' } })),
  ],
};

for (const [name, [change, ...lines]] of Object.entries(HARMLESS))
  test(`not breaking: ${name}`, () => {
    const { changes, lowestVersion } = compareReleases(released(), after(change));
    const told = changes.map(({ call, place, text }) => `${call} ${place} ${text}`);
    assert.equal(told, lines);
    assert.is(lowestVersion, lines.length > 0 ? '3.2.0' : '3.1.3');
    assert.equal(unannouncedBreaks(released(), after(change)), []);
  });

test('the changelog is drafted from the same comparison, and a change that affects many calls is one line of it', () => {
  const later = after((all) => {
    delete all.paths['/health'];
    payment(all).properties.tip = { type: 'integer' };
  });
  const { changes } = compareReleases(released(), later);
  const everywhere = ['one', 'two', 'three', 'four'].map((call) => ({
    breaking: false,
    call,
    place: '200 header X-Request-Id',
    text: 'is new',
  }));
  const section = draftChangelogSection([...changes, ...everywhere], '4.0.0');
  assert.is(
    section,
    [
      '## 4.0.0',
      '',
      '### Breaking',
      '',
      '- `GET /health`: is gone',
      '',
      '### Added',
      '',
      `- \`${PAY}\`: 200 tip is new`,
      '- `paid`: body payment.tip is new',
      '- 4 calls: 200 header X-Request-Id is new',
      '',
    ].join('\n'),
  );
});

test('a new call or field that the changelog of what is not released yet does not mention gets a line there', () => {
  const after = released() as ReturnType<typeof released> & { paths: Record<string, object> };
  after.paths['/tips'] = { get: { operationId: 'tips.list', summary: 'Tips', responses: {} } };
  const changelog = (unreleased: string) =>
    `# Changelog\n\n## Unreleased\n\n${unreleased}\n## 3.1.2\n\n- \`tips.list\`\n`;
  const drafted = (unreleased: string) => withAdditions(released(), after, changelog(unreleased));
  assert.is(drafted('- Other.\n'), changelog('- Other.\n- `tips.list` is new.\n'));
  const mentioned = '- `tips.list` is new: all tips.\n';
  assert.is(drafted(mentioned), changelog(mentioned));
});

test('the packages and the API description have the same version, and once released the changelog lists it', () => {
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
  const { version } = read('sdk/generated/business-api.json').info;
  for (const folder of ['.', 'sdk', 'sandbox', 'conformance'])
    assert.is(read(`${folder}/package.json`).version, version, folder);
  if (read('openapi/last-release.json').info.version === version)
    assert.match(readFileSync('sdk/CHANGELOG.md', 'utf8'), `\n## ${version}\n`);
});
