/** A proxy between the checks and a backend that changes requests or responses. */
export type Fault = (request: Request, next: (request: Request) => Promise<Response>) => Promise<Response>;

interface PlantedFault {
  /** The check that has to fail. */
  named: string;
  /** Completes the sentence "a backend that …". */
  what: string;
  /** Creates the fault anew, without any state. */
  fault: () => Fault;
}

// biome-ignore lint/suspicious/noExplicitAny: faults change bodies of any shape.
type Body = any;

const isFor = ({ url }: Request, path: string) => new URL(url).pathname === `/api${path}`;

/** A fault that changes the response bodies of a path. */
const changeResponse =
  (path: string, change: (body: Body, sent: Body) => void, status = 200): (() => Fault) =>
  () =>
  async (request, next) => {
    const sent = isFor(request, path) ? await request.clone().json() : undefined;
    const response = await next(request);
    if (!sent || response.status !== status) return response;
    const body = await response.json();
    change(body, sent);
    response.headers.delete('Content-Length');
    return Response.json(body, { status, headers: response.headers });
  };

/** A fault that changes the request bodies sent to a path. */
const changeRequest =
  (path: string, change: (content: Body) => void): (() => Fault) =>
  () =>
  async (request, next) => {
    if (!isFor(request, path)) return next(request);
    const text = await request.text();
    const body = parse(text);
    if (body?.requestContent) change(body.requestContent);
    return next(withHeaders(request, {}, body ? JSON.stringify(body) : text));
  };

function parse(text: string): Body {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function withHeaders(request: Request, changes: Record<string, string | null>, body: string): Request {
  const headers = new Headers(request.headers);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  }
  return new Request(request.url, { method: request.method, headers, body });
}

/** A fault that responds to the calls of a path with another status. */
const changeStatus =
  (path: string, from: number, to: number): (() => Fault) =>
  () =>
  async (request, next) => {
    const response = await next(request);
    if (!isFor(request, path) || response.status !== from) return response;
    return new Response(response.body, { status: to, headers: response.headers });
  };

/** A fault that changes the text of the stream's events. */
const changeEvents = (text: string, other: string) => (): Fault => async (request, next) => {
  const response = await next(request);
  if (!isFor(request, '/changes/v3/stream') || !response.body) return response;
  const changed = response.body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .pipeThrough(
      new TransformStream<string, string>({
        transform: (chunk, controller) => controller.enqueue(chunk.replace(text, other)),
      }),
    )
    .pipeThrough(new TextEncoderStream());
  return new Response(changed, response);
};

/** A fault that makes the calls of a path with the session of the first user who signed in, the business's own account. */
const asAdmin =
  (path: string): (() => Fault) =>
  () => {
    let admin = '';
    return async (request, next) => {
      if (isFor(request, '/auth/v3/credentials') && !admin) {
        const response = await next(request);
        admin = (await response.clone().json()).responseContent?.sessionId ?? '';
        return response;
      }
      if (!isFor(request, path)) return next(request);
      return next(withHeaders(request, { Authorization: `Bearer ${admin}` }, await request.text()));
    };
  };

/** A fault that reports success without making the call. */
const pretend =
  (path: string): (() => Fault) =>
  () =>
  async (request, next) =>
    isFor(request, path)
      ? Response.json({ responseContent: {}, info: { title: 'Listo', message: 'Listo' } })
      : next(request);

/** A fault that repeats the first response of a path for requests with the same key. */
const repeatFirst =
  (path: string, keyOf: (request: Request, body: string) => string): (() => Fault) =>
  () => {
    const first = new Map<string, Response>();
    return async (request, next) => {
      if (!isFor(request, path)) return next(request);
      const key = keyOf(request, await request.clone().text());
      const known = key ? first.get(key) : undefined;
      if (known) return known.clone();
      const response = await next(request);
      if (key && response.ok) first.set(key, response.clone());
      return response;
    };
  };

const withoutKey =
  (path: string, when = (_key: string) => true): (() => Fault) =>
  () =>
  async (request, next) => {
    const key = request.headers.get('Idempotency-Key') ?? '';
    if (!isFor(request, path) || !when(key)) return next(request);
    return next(withHeaders(request, { 'Idempotency-Key': null }, await request.text()));
  };

const CHARGE = '/transactions/v3/charges/create';
const SEND = '/transactions/v3/requests/send';
const PENDING = '/transactions/v3/pending';
const HISTORY = '/transactions/v3/history';
const SUMMARY = '/transactions/v3/summary';
const RETRIEVE = '/transactions/v3/retrieve';
const CANCEL = '/transactions/v3/requests/cancel';

/** A fault that removes a header from the responses of every path. */
const withoutHeader =
  (name: string): (() => Fault) =>
  () =>
  async (request, next) => {
    const response = await next(request);
    response.headers.delete(name);
    return response;
  };

export const FAULTS: readonly PlantedFault[] = [
  {
    named: 'envelope-1',
    what: 'leaves the title of a success out',
    fault: changeResponse(PENDING, (body) => delete body.info.title),
  },
  {
    named: 'envelope-4',
    what: 'does not name the invalid field',
    fault: changeResponse(HISTORY, (body) => delete body.info.fields, 400),
  },
  {
    named: 'envelope-5',
    what: 'accepts unknown fields',
    fault: changeRequest(PENDING, (content) => delete content.everything),
  },
  {
    named: 'envelope-7',
    what: 'sends a wrong Date',
    fault: () => async (request, next) => {
      const response = await next(request);
      response.headers.set('Date', new Date(0).toUTCString());
      return response;
    },
  },
  {
    named: 'sessions-1',
    what: 'tells that a username does not exist',
    fault: changeResponse(
      '/auth/v3/credentials',
      (body, { requestContent }) => {
        if (/x\d+$/.test(requestContent.username)) body.info.message = 'Ese usuario no existe';
      },
      401,
    ),
  },
  {
    named: 'sessions-2',
    what: 'shows balances without a session',
    fault: asAdmin('/transactions/v3/balances'),
  },
  {
    named: 'sessions-3',
    what: 'gives cashiers the permission to see balances',
    fault: changeResponse('/auth/v3/credentials', ({ responseContent }) =>
      responseContent.userData.permissions.push('view_balance'),
    ),
  },
  {
    named: 'sessions-4',
    what: 'renews for an hour',
    fault: changeResponse('/auth/v3/session/renew', ({ responseContent }) => {
      responseContent.sessionExpiresInSeconds = 3600;
    }),
  },
  { named: 'sessions-5', what: 'does not end the session', fault: pretend('/auth/v3/logout') },
  {
    named: 'permissions-1',
    what: 'shows a cashier the balance',
    fault: asAdmin('/transactions/v3/balances'),
  },
  { named: 'permissions-2', what: 'lets a cashier block another', fault: asAdmin('/users/v3/block') },
  {
    named: 'permissions-3',
    what: 'says 403 of what is not the caller’s',
    fault: changeStatus(RETRIEVE, 404, 403),
  },
  { named: 'permissions-5', what: 'shows the transactions of other businesses', fault: asAdmin(RETRIEVE) },
  {
    named: 'requests-2',
    what: 'loses the reference',
    fault: changeRequest(SEND, (content) => delete content.reference),
  },
  {
    named: 'requests-3',
    what: 'ignores the timer',
    fault: changeRequest(SEND, (content) => delete content.timerSeconds),
  },
  {
    named: 'requests-4',
    what: 'forgets to list new requests',
    fault: changeResponse(PENDING, ({ responseContent }) => responseContent.transactions.shift()),
  },
  {
    named: 'requests-5',
    what: 'cancels twice',
    fault: repeatFirst(CANCEL, (_request, body) => body),
  },
  {
    named: 'charges-1',
    what: 'loses the reference of a charge',
    fault: changeRequest(CHARGE, (content) => delete content.reference),
  },
  {
    named: 'charges-2',
    what: 'shortens a charge that would last too long',
    fault: changeRequest(CHARGE, (content) => {
      if (content.timerSeconds > 604_800) content.timerSeconds = 604_800;
    }),
  },
  {
    named: 'charges-3',
    what: 'tells the link of what was canceled',
    fault: changeResponse(CANCEL, ({ responseContent }) => {
      responseContent.transaction.paymentLink = 'https://pagos.example/1';
    }),
  },
  {
    named: 'summary-1',
    what: 'counts a payment twice in the hours',
    fault: changeResponse(SUMMARY, ({ responseContent: { hours } }) => {
      for (const one of hours) one.receivedCount += 1;
    }),
  },
  {
    named: 'summary-2',
    what: 'sums the list by when it was created',
    fault: changeRequest(HISTORY, (content) => delete content.dateOf),
  },
  {
    named: 'summary-3',
    what: 'takes a range without its days',
    fault: changeRequest(SUMMARY, (content) => {
      if (content.period === 'range')
        Object.assign(content, { startDay: '2026-01-01', endDay: '2026-01-02' });
    }),
  },
  {
    named: 'requests-8',
    what: 'only pretends to block',
    fault: pretend('/users/v3/block'),
  },
  { named: 'idempotency-1', what: 'ignores the key', fault: withoutKey(SEND) },
  {
    named: 'idempotency-2',
    what: 'does not compare the content',
    fault: repeatFirst(SEND, (request) => request.headers.get('Idempotency-Key') ?? ''),
  },
  { named: 'idempotency-3', what: 'ignores the key of calls at once', fault: withoutKey(SEND) },
  {
    named: 'idempotency-4',
    what: 'accepts any key',
    fault: withoutKey(SEND, (key) => !/^[A-Za-z0-9_-]{8,128}$/.test(key)),
  },
  {
    named: 'idempotency-5',
    what: 'gives a user another one’s response',
    fault: repeatFirst(SEND, (request) => request.headers.get('Idempotency-Key') ?? ''),
  },
  {
    named: 'money-1',
    what: 'shows amounts without cents',
    fault: changeResponse(SEND, ({ responseContent: { transaction } }) => {
      transaction.formattedAmount = `Q${Math.trunc(transaction.amount)}`;
    }),
  },
  {
    named: 'money-2',
    what: 'rounds the third decimal',
    fault: changeRequest(SEND, (content) => {
      if (content.amount > 0) content.amount = Math.round(content.amount * 100) / 100;
    }),
  },
  {
    named: 'money-3',
    what: 'adds up binary fractions',
    fault: changeResponse(HISTORY, ({ responseContent: { data, summary } }) => {
      summary.totalAmount = data.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 1e-9);
    }),
  },
  {
    named: 'money-4',
    what: 'forgets the refunds of a closing',
    fault: changeResponse('/closing/v3/pending/overview', ({ responseContent: { totals } }) => {
      totals.refundedAmount += 1;
    }),
  },
  {
    named: 'money-5',
    what: 'leaves the days without money out',
    fault: changeResponse('/transactions/v3/history/daily-totals', ({ responseContent }) => {
      responseContent.days = responseContent.days.filter(
        ({ receivedCount }: { receivedCount: number }) => receivedCount > 0,
      );
    }),
  },
  {
    named: 'paging-1',
    what: 'has a next page after the last',
    fault: changeResponse(HISTORY, ({ responseContent: { pageProperties } }) => {
      pageProperties.nextPage = pageProperties.currentPage + 1;
    }),
  },
  {
    named: 'paging-2',
    what: 'returns the first page again and again',
    fault: changeRequest(HISTORY, ({ pageProperties }) => {
      pageProperties.currentPage = Math.min(1, pageProperties.currentPage);
    }),
  },
  {
    named: 'paging-3',
    what: 'does not sort',
    fault: changeRequest(HISTORY, (content) => delete content.sort),
  },
  {
    named: 'paging-4',
    what: 'does not filter by status',
    fault: changeRequest(HISTORY, (content) => delete content.statuses),
  },
  {
    named: 'files-1',
    what: 'does not name its files',
    fault: withoutHeader('Content-Disposition'),
  },
  {
    named: 'imports-1',
    what: 'takes the examples of its template for rows',
    fault: changeResponse('/imports/v3/preview', ({ responseContent }) => {
      for (const row of responseContent.rows) row.outcome = 'create';
    }),
  },
  {
    named: 'imports-2',
    what: 'creates what it can of all or nothing',
    fault: changeRequest('/imports/v3/create', (content) => delete content.allOrNothing),
  },
  { named: 'imports-3', what: 'ignores the key of an import', fault: withoutKey('/imports/v3/create') },
  {
    named: 'polling-1',
    what: 'says that nothing has changed whenever it is asked',
    fault: () => async (request, next) =>
      request.headers.has('If-None-Match') ? new Response(null, { status: 304 }) : next(request),
  },
  {
    named: 'changes-1',
    what: 'tells a cashier of lists that only others may read',
    fault: changeEvents('"pending"', '"pending","balance"'),
  },
  {
    named: 'changes-2',
    what: 'goes on telling changes after signing out',
    fault: changeEvents(
      'event: bye\n',
      'event: changed\ndata: {"lists":["pending"],"changedCount":1}\n\nevent: bye\n',
    ),
  },
  {
    named: 'changes-1',
    what: 'counts a change that it did not tell',
    fault: changeEvents('"changedCount":1', '"changedCount":2'),
  },
  {
    named: 'payments-2',
    what: 'cancels what is paid',
    fault: changeStatus(CANCEL, 409, 200),
  },
  { named: 'payments-3', what: 'refuses to repeat a refund', fault: withoutKey('/transactions/v3/refund') },
  {
    named: 'payments-4',
    what: 'previews another amount than it closes',
    fault: changeResponse('/closing/v3/pending/overview', ({ responseContent: { totals } }) => {
      totals.netAmount += 1;
    }),
  },
  {
    named: 'webhooks-2',
    what: 'signs with another secret',
    fault: changeResponse('/users/v3/notification-change', ({ responseContent }) => {
      responseContent.notification.webhookSecret = 'whsec_otro';
    }),
  },
  {
    named: 'envelope-2',
    what: 'knows no browserInfo',
    fault: () => async (request, next) =>
      (await request.clone().text()).includes('browserInfo')
        ? Response.json(
            { responseContent: null, info: { title: 'Error', message: 'No' } },
            { status: 400, headers: { 'X-Request-Id': 'x' } },
          )
        : next(request),
  },
  {
    named: 'envelope-3',
    what: 'takes an empty body for an empty content',
    fault: () => async (request, next) =>
      isFor(request, RETRIEVE) && !(await request.clone().text())
        ? changeStatus(RETRIEVE, 400, 404)()(request, next)
        : next(request),
  },
  {
    named: 'envelope-6',
    what: 'answers every path',
    fault: () => async (request, next) => {
      const response = await next(request);
      return isFor(request, '/transactions/v3/everything') ? Response.json({}) : response;
    },
  },
  {
    named: 'envelope-8',
    what: 'formats times in UTC',
    fault: changeResponse(RETRIEVE, ({ responseContent: { transaction } }) => {
      transaction.formattedCreationTime = transaction.creationDate.slice(11, 19);
    }),
  },
  {
    named: 'payments-6',
    what: 'formats the times of closings in UTC',
    fault: changeResponse('/closing/v3/history', ({ responseContent: { data } }) => {
      for (const closing of data) closing.formattedCreationTime = closing.creationDate.slice(11, 19);
    }),
  },
  {
    named: 'envelope-9',
    what: 'gives no codes',
    fault: changeResponse(RETRIEVE, ({ info }) => delete info.code, 404),
  },
  { named: 'envelope-10', what: 'gives no ids of requests', fault: withoutHeader('X-Request-Id') },
  {
    named: 'permissions-4',
    what: 'hides the requests of cashiers from their administrators',
    fault: () => {
      let calls = 0;
      return async (request, next) => {
        if (!isFor(request, RETRIEVE)) return next(request);
        calls += 1;
        return next(withHeaders(request, {}, (await request.text()).replace(/"tx_[^"]*"/, `"tx_${calls}"`)));
      };
    },
  },
  {
    named: 'requests-1',
    what: 'finds app users by a part of their name',
    fault: changeRequest('/transactions/v3/verify-user', (content) => {
      content.search = content.search.replace(/\.zzz$/, '');
    }),
  },
  {
    named: 'requests-2',
    what: 'keeps texts in Latin-1',
    fault: changeRequest(SEND, (content) => {
      content.note = content.note?.replace(/[^ -ÿ]/gu, '?');
    }),
  },
  {
    named: 'requests-6',
    what: 'lets both of two cancellations win',
    fault: changeStatus(CANCEL, 409, 200),
  },
  {
    named: 'requests-7',
    what: 'cuts notes that are too long',
    fault: changeRequest(SEND, (content) => {
      content.note = content.note?.slice(0, 120);
    }),
  },
  {
    named: 'paging-5',
    what: 'takes page 0 for page 1',
    fault: changeRequest(HISTORY, ({ pageProperties }) => {
      pageProperties.currentPage ||= 1;
    }),
  },
  {
    named: 'files-2',
    what: 'exports everything, whatever the filters',
    fault: changeRequest('/transactions/v3/history/excel', (content) => {
      delete content.initialAmount;
      delete content.finalAmount;
    }),
  },
  {
    named: 'files-3',
    what: 'leaves formulas in its CSV',
    fault: () => async (request, next) => {
      const response = await next(request);
      if (!response.headers.get('Content-Type')?.startsWith('text/csv')) return response;
      const text = (await response.text()).replaceAll('"\'=', '"=');
      return new Response(`\uFEFF${text}`, { headers: response.headers });
    },
  },
  {
    named: 'files-4',
    what: 'draws the QR code as a picture',
    fault: () => async (request, next) => {
      const response = await next(request);
      return isFor(request, '/users/v3/qr/download')
        ? new Response('<svg/>', { headers: response.headers })
        : response;
    },
  },
  {
    named: 'payments-1',
    what: 'loses authorization numbers',
    fault: changeResponse(RETRIEVE, ({ responseContent: { transaction } }) => {
      transaction.authorizationNumber = null;
    }),
  },
  {
    named: 'payments-5',
    what: 'counts the money of a closing twice',
    fault: changeResponse('/closing/v3/close', ({ responseContent: { closings } }) => {
      for (const closing of closings) closing.netAmount *= 2;
    }),
  },
  {
    named: 'webhooks-1',
    what: 'sends another key than the chosen one',
    fault: changeRequest('/users/v3/notification/test', (content) => {
      content.webhookAPIKey = 'otra-clave';
    }),
  },
];
