import { randomUUID } from 'node:crypto';
import { UNKNOWN_CALL } from '../../support/specified-backend.ts';

/** A proxy between the checks and a backend that changes requests or responses. */
export type Fault = (request: Request, next: (request: Request) => Promise<Response>) => Promise<Response>;

// biome-ignore lint/suspicious/noExplicitAny: faults change bodies of any shape.
type Body = any;

const isFor = ({ url }: Request, path: string) => new URL(url).pathname === `/api${path}`;

/** Changes the bodies of a path's responses with a status. */
function changeBody(path: string, status: number, change: (body: Body, sent: Body) => unknown): Fault {
  return async (request, next) => {
    const sent = isFor(request, path) ? await request.clone().json() : undefined;
    const response = await next(request);
    if (!sent || response.status !== status) return response;
    const body = await response.json();
    change(body, sent);
    response.headers.delete('Content-Length');
    return Response.json(body, { status, headers: response.headers });
  };
}

/** Changes the content of a path's successful responses. */
const changeResponse = (path: string, change: (content: Body) => unknown): Fault =>
  changeBody(path, 200, ({ responseContent }) => change(responseContent));

/** Changes the content sent to a path. */
function changeRequest(path: string, change: (content: Body) => unknown): Fault {
  return async (request, next) => {
    if (!isFor(request, path)) return next(request);
    const text = await request.text();
    const body = parse(text);
    if (body?.requestContent) change(body.requestContent);
    return next(withHeaders(request, {}, body ? JSON.stringify(body) : text));
  };
}

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

/** Responds to the calls of a path with another status. */
function changeStatus(path: string, from: number, to: number): Fault {
  return async (request, next) => {
    const response = await next(request);
    if (!isFor(request, path) || response.status !== from) return response;
    return new Response(response.body, { status: to, headers: response.headers });
  };
}

/** Changes the text of the stream's events. */
function changeEvents(text: string, other: string): Fault {
  return async (request, next) => {
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
}

/** Makes the calls of a path with the session of the first user who signed in, the business's own account. */
function asAdmin(path: string): Fault {
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
}

/** Has a fault only for the sessions of a user. */
function onlyFor(username: string, fault: Fault): Fault {
  const tokens = new Set<string>();
  return async (request, next) => {
    if (isFor(request, SIGN_IN)) {
      const { requestContent } = await request.clone().json();
      const response = await next(request);
      if (requestContent?.username === username)
        tokens.add(`Bearer ${(await response.clone().json()).responseContent?.sessionId}`);
      return response;
    }
    return tokens.has(request.headers.get('Authorization') ?? '') ? fault(request, next) : next(request);
  };
}

/** Approves the requests that were withdrawn before, and no others that are decided. */
function approveWithdrawn(): Fault {
  const withdrawn: string[] = [];
  return async (request, next) => {
    const { requestId: id } = (isFor(request, WITHDRAW) || isFor(request, APPROVE)
      ? parse(await request.clone().text())?.requestContent
      : undefined) ?? { requestId: '' };
    if (isFor(request, WITHDRAW)) withdrawn.push(id);
    return withdrawn.includes(id) ? changeStatus(APPROVE, 409, 200)(request, next) : next(request);
  };
}

/** Goes on listing what was sent, whatever became of it. */
function listForever(): Fault {
  const sent: Body[] = [];
  return async (request, next) => {
    const keep = changeResponse(SEND, ({ transaction }) => sent.push(transaction));
    const list = changeResponse(PENDING, ({ transactions }) => {
      const others = sent.filter(({ id }) => !transactions.some((one: Body) => one.id === id));
      transactions.push(...others);
    });
    return list(request, (one) => keep(one, next));
  };
}

/** Reports success without making the call. */
function pretend(path: string): Fault {
  return async (request, next) =>
    isFor(request, path)
      ? Response.json({ responseContent: {}, info: { title: 'Listo', message: 'Listo' } })
      : next(request);
}

/** Repeats the first response of a path for requests with the same key. */
function repeatFirst(path: string, keyOf: (request: Request, body: string) => string): Fault {
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
}

function withoutKey(path: string, when = (_key: string) => true): Fault {
  return async (request, next) => {
    const key = request.headers.get('Idempotency-Key') ?? '';
    if (!isFor(request, path) || !when(key)) return next(request);
    return next(withHeaders(request, { 'Idempotency-Key': null }, await request.text()));
  };
}

/** Changes the headers of the responses of every path. */
function changeHeaders(change: (headers: Headers) => unknown): Fault {
  return async (request, next) => {
    const response = await next(request);
    change(response.headers);
    return response;
  };
}

const SIGN_IN = '/auth/v3/credentials';
const CHARGE = '/transactions/v3/charges/create';
const SEND = '/transactions/v3/requests/send';
const PENDING = '/transactions/v3/pending';
const PAID = '/transactions/v3/paid';
const HISTORY = '/transactions/v3/history';
const SUMMARY = '/transactions/v3/summary';
const RETRIEVE = '/transactions/v3/retrieve';
const REFUND = '/transactions/v3/refund';
const POLICY = '/transactions/v3/refund-policy';
const ASK = '/transactions/v3/refund-requests/create';
const ASKED = '/transactions/v3/refund-requests/list';
const APPROVE = '/transactions/v3/refund-requests/approve';
const WITHDRAW = '/transactions/v3/refund-requests/withdraw';
const PUSH = '/users/v3/profile/push';
const CANCEL = '/transactions/v3/requests/cancel';
const DISTINCT = '/transactions/v3/requests/mark-distinct';
const DAILY_TOTALS = '/transactions/v3/history/daily-totals';
const TO_CLOSE = '/closing/v3/pending/overview';
const CLOSE = '/closing/v3/close';
const CLOSINGS = '/closing/v3/history';

const daysLater = (moment: string, days: number) =>
  new Date(Date.parse(moment) + days * 86_400_000).toISOString();
const givenKey = (request: Request) => request.headers.get('Idempotency-Key') ?? '';
const formattedInUtc = (object: Body) =>
  Object.assign(object, { formattedCreationTime: object.creationDate.slice(11, 19) });

/** New faults without any state, by the check that has to fail and what completes the sentence "a backend that …". */
const plantedFaults = (): Record<string, Fault> => ({
  'envelope-1: leaves the title of a success out': changeBody(PENDING, 200, ({ info }) => delete info.title),
  'envelope-2: knows no browserInfo': async (request, next) =>
    (await request.clone().text()).includes('browserInfo')
      ? Response.json(
          { responseContent: null, info: { title: 'Error', message: 'No' } },
          { status: 400, headers: { 'X-Request-Id': 'x' } },
        )
      : next(request),
  'envelope-3: takes an empty body for an empty content': async (request, next) =>
    isFor(request, RETRIEVE) && !(await request.clone().text())
      ? changeStatus(RETRIEVE, 400, 404)(request, next)
      : next(request),
  'envelope-3: reads as much of a broken body as it can': async (request, next) =>
    isFor(request, RETRIEVE) && (await request.clone().text()) === '{'
      ? changeStatus(RETRIEVE, 400, 404)(request, next)
      : next(request),
  'envelope-4: does not name the invalid field': changeBody(HISTORY, 400, ({ info }) => delete info.fields),
  'envelope-5: accepts unknown fields': changeRequest(PENDING, (content) => delete content.everything),
  'envelope-6: answers every path': async (request, next) => {
    const response = await next(request);
    return isFor(request, '/transactions/v3/everything') ? Response.json({}) : response;
  },
  'envelope-7: sends a wrong Date': changeHeaders((headers) =>
    headers.set('Date', new Date(0).toUTCString()),
  ),
  'envelope-8: formats times in UTC': changeResponse(RETRIEVE, (one) => formattedInUtc(one.transaction)),
  'envelope-9: gives no codes': changeBody(RETRIEVE, 404, ({ info }) => delete info.code),
  'envelope-10: gives no ids of requests': changeHeaders((headers) => headers.delete('X-Request-Id')),
  'sessions-1: tells that a username does not exist': changeBody(
    SIGN_IN,
    401,
    ({ info }, { requestContent }) => {
      if (/x\d+$/.test(requestContent.username)) info.message = 'Ese usuario no existe';
    },
  ),
  'sessions-2: shows balances without a session': asAdmin('/transactions/v3/balances'),
  'sessions-3: gives cashiers the permission to see balances': changeResponse(SIGN_IN, ({ userData }) =>
    userData.permissions.push('view_balance'),
  ),
  'sessions-4: renews for an hour': changeResponse('/auth/v3/session/renew', (session) =>
    Object.assign(session, { sessionExpiresInSeconds: 3600 }),
  ),
  'sessions-5: does not end the session': pretend('/auth/v3/logout'),
  'permissions-1: shows a cashier the balance': asAdmin('/transactions/v3/balances'),
  'permissions-1: shows branch administrators the activity': asAdmin('/users/v1/admin/activity/list'),
  'permissions-1: shows branch administrators the roles': asAdmin('/users/v1/admin/role/list'),
  'permissions-1: shows everybody the team': asAdmin('/users/v1/admin/users/list'),
  'permissions-2: lets a cashier block another': asAdmin('/users/v3/block'),
  'permissions-3: says 403 of what is not the caller’s': changeStatus(RETRIEVE, 404, 403),
  'permissions-4: hides the requests of cashiers from their administrators': changeRequest(
    RETRIEVE,
    (content) => Object.assign(content, { transactionId: 'tx_1' }),
  ),
  'permissions-4: hides the requests of cashiers from the administrator of their branch': onlyFor(
    'tiendaluna-centro',
    changeRequest(RETRIEVE, (content) => Object.assign(content, { transactionId: 'tx_1' })),
  ),
  'permissions-5: shows the transactions of other businesses': asAdmin(RETRIEVE),
  'requests-1: finds app users by a part of their name': changeRequest(
    '/transactions/v3/verify-user',
    (content) => Object.assign(content, { search: content.search.replace(/\.zzz$/, '') }),
  ),
  'requests-2: loses the reference': changeRequest(SEND, (content) => delete content.reference),
  'requests-2: keeps texts in Latin-1': changeRequest(SEND, (content) =>
    Object.assign(content, { note: content.note?.replace(/[^ -ÿ]/gu, '?') }),
  ),
  'requests-3: ignores the timer': changeRequest(SEND, (content) => delete content.timerSeconds),
  'requests-4: forgets to list new requests': changeResponse(PENDING, ({ transactions }) =>
    transactions.shift(),
  ),
  'requests-4: goes on listing what was canceled': listForever(),
  'requests-5: cancels twice': repeatFirst(CANCEL, (_request, body) => body),
  'requests-6: lets both of two cancellations win': changeStatus(CANCEL, 409, 200),
  'requests-7: cuts notes that are too long': changeRequest(SEND, (content) =>
    Object.assign(content, { note: content.note?.slice(0, 120) }),
  ),
  'requests-8: only pretends to block': pretend('/users/v3/block'),
  'charges-1: loses the reference of a charge': changeRequest(CHARGE, (content) => delete content.reference),
  'charges-2: shortens a charge that would last too long': changeRequest(CHARGE, (content) => {
    if (content.timerSeconds > 604_800) content.timerSeconds = 604_800;
  }),
  'charges-2: shortens a charge of a week': changeRequest(CHARGE, (content) => {
    if (content.timerSeconds === 604_800) content.timerSeconds = 86_400;
  }),
  'charges-2: lets a charge last an hour by default': changeRequest(CHARGE, (content) => {
    content.timerSeconds ??= 3600;
  }),
  'charges-3: tells the link of what was canceled': changeResponse(CANCEL, ({ transaction }) =>
    Object.assign(transaction, { paymentLink: 'https://pagos.example/1' }),
  ),
  'charges-4: takes any transaction for a payment': changeStatus(DISTINCT, 409, 200),
  'charges-5: tells only the sender that a link was sent': changeResponse(RETRIEVE, ({ transaction }) => {
    if (transaction.linkSentDate) transaction.linkSentDate = null;
  }),
  'charges-6: gives the link of what cannot be paid': changeResponse(RETRIEVE, ({ transaction }) => {
    if (transaction.blockedBy) transaction.paymentLink = 'https://pagos.example/1';
  }),
  'charges-6: takes a blocked cashier for a blocked branch': changeResponse(RETRIEVE, ({ transaction }) => {
    if (transaction.blockedBy) transaction.blockedBy = 'branch';
  }),
  'charges-6: draws the code of what cannot be paid': changeStatus('/transactions/v3/qr/download', 409, 200),
  'summary-1: counts a payment twice in the hours': changeResponse(SUMMARY, ({ hours }) => {
    for (const one of hours) one.receivedCount += 1;
  }),
  'summary-2: sums the list by when it was created': changeRequest(
    HISTORY,
    (content) => delete content.dateOf,
  ),
  'summary-2: counts a payment that nobody received': changeResponse(SUMMARY, ({ total }) => {
    total.receivedCount += 1;
  }),
  'summary-2: forgets what was refunded': changeResponse(SUMMARY, ({ total }) => {
    total.refundedAmount = 0;
  }),
  'summary-3: takes a range without its days': changeRequest(SUMMARY, (content) => {
    if (content.period === 'range') Object.assign(content, { startDay: '2026-01-01', endDay: '2026-01-02' });
  }),
  'idempotency-1: ignores the key': withoutKey(SEND),
  'idempotency-2: does not compare the content': repeatFirst(SEND, givenKey),
  'idempotency-3: ignores the key of calls at once': withoutKey(SEND),
  'idempotency-4: accepts any key': withoutKey(SEND, (key) => !/^[A-Za-z0-9_-]{8,128}$/.test(key)),
  'idempotency-5: gives a user another one’s response': repeatFirst(SEND, givenKey),
  'money-1: shows amounts without cents': changeResponse(SEND, ({ transaction }) =>
    Object.assign(transaction, { formattedAmount: `Q${Math.trunc(transaction.amount)}` }),
  ),
  'money-1: shows totals without cents': changeResponse(SEND, ({ transaction: { amountDetail } }) => {
    amountDetail.formattedTotal = amountDetail.formattedTotal.split('.')[0];
  }),
  'money-2: rounds the third decimal': changeRequest(SEND, (content) => {
    if (content.amount > 0) content.amount = Math.round(content.amount * 100) / 100;
  }),
  'money-3: adds up binary fractions': changeResponse(HISTORY, ({ data, summary }) => {
    summary.totalAmount = data.reduce((sum: number, one: Body) => sum + one.amount, 1e-9);
  }),
  'money-4: forgets the refunds of a closing': changeResponse(TO_CLOSE, ({ totals }) => {
    totals.refundedAmount += 1;
  }),
  'money-3: nets a list without its refunds': changeResponse(HISTORY, ({ summary }) => {
    summary.netAmount += 1;
  }),
  'money-5: moves a quetzal into another day': changeResponse(DAILY_TOTALS, ({ days }) => {
    days[0].receivedAmount += 1;
  }),
  'money-6: closes a statement with another balance': changeResponse('/closing/v3/statement', (statement) => {
    statement.closingBalance -= 1;
  }),
  'money-6: lets the balance of a day jump': changeResponse('/closing/v3/statement', ({ days }) => {
    days[days.length - 1].receivedAmount += 1;
    days[days.length - 1].netAmount += 1;
  }),
  'money-5: leaves the days without money out': changeResponse(DAILY_TOTALS, (content) => {
    content.days = content.days.filter((day: Body) => day.receivedCount > 0);
  }),
  'paging-1: has a next page after the last': changeResponse(HISTORY, ({ pageProperties }) => {
    pageProperties.nextPage = pageProperties.currentPage + 1;
  }),
  'paging-2: returns the first page again and again': changeRequest(HISTORY, ({ pageProperties }) => {
    pageProperties.currentPage = Math.min(1, pageProperties.currentPage);
  }),
  'paging-3: does not sort': changeRequest(HISTORY, (content) => delete content.sort),
  'paging-4: does not filter by status': changeRequest(HISTORY, (content) => delete content.statuses),
  'paging-4: finds nothing by its amount': changeBody(
    HISTORY,
    200,
    ({ responseContent }, { requestContent }) => {
      if (requestContent.finalAmount !== undefined) responseContent.data = [];
    },
  ),
  'paging-5: takes page 0 for page 1': changeRequest(HISTORY, ({ pageProperties }) => {
    pageProperties.currentPage ||= 1;
  }),
  'files-1: does not name its files': changeHeaders((headers) => headers.delete('Content-Disposition')),
  'files-2: exports everything, whatever the filters': changeRequest(`${HISTORY}/excel`, (content) => {
    delete content.initialAmount;
    delete content.finalAmount;
  }),
  'files-3: leaves formulas in its CSV': async (request, next) => {
    const response = await next(request);
    if (!response.headers.get('Content-Type')?.startsWith('text/csv')) return response;
    const text = (await response.text()).replaceAll('"\'=', '"=');
    return new Response(`\uFEFF${text}`, { headers: response.headers });
  },
  'files-4: draws the QR code as a picture': async (request, next) => {
    const response = await next(request);
    return isFor(request, '/users/v3/qr/download')
      ? new Response('<svg/>', { headers: response.headers })
      : response;
  },
  'imports-1: takes the examples of its template for rows': changeResponse(
    '/imports/v3/preview',
    ({ rows }) => {
      for (const row of rows) row.outcome = 'create';
    },
  ),
  'imports-2: creates what it can of all or nothing': changeRequest(
    '/imports/v3/create',
    (content) => delete content.allOrNothing,
  ),
  'imports-3: ignores the key of an import': withoutKey('/imports/v3/create'),
  'polling-1: says that nothing has changed whenever it is asked': async (request, next) =>
    request.headers.has('If-None-Match') ? new Response(null, { status: 304 }) : next(request),
  'changes-1: tells a cashier of lists that only others may read': changeEvents(
    '"pending"',
    '"pending","balance"',
  ),
  'changes-1: counts a change that it did not tell': changeEvents('"changedCount":1', '"changedCount":2'),
  'changes-2: goes on telling changes after signing out': changeEvents(
    'event: bye\n',
    'event: changed\ndata: {"lists":["pending"],"changedCount":1}\n\nevent: bye\n',
  ),
  'payments-1: loses authorization numbers': changeResponse(RETRIEVE, ({ transaction }) =>
    Object.assign(transaction, { authorizationNumber: null }),
  ),
  'payments-2: cancels what is paid': changeStatus(CANCEL, 409, 200),
  'payments-3: refuses to repeat a refund': withoutKey(REFUND),
  'payments-4: previews another amount than it closes': changeResponse(TO_CLOSE, ({ totals }) => {
    totals.netAmount += 1;
  }),
  'payments-5: counts the money of a closing twice': changeResponse(CLOSE, ({ closings }) => {
    for (const closing of closings) closing.netAmount *= 2;
  }),
  'payments-6: formats the times of closings in UTC': changeResponse('/closing/v3/history', ({ data }) =>
    data.map(formattedInUtc),
  ),
  'payments-4: lowers what a closing took of each transaction': changeResponse(
    '/closing/v3/transactions/list',
    ({ data }) => data.map(({ closed }: Body) => Object.assign(closed, { netAmount: closed.netAmount - 1 })),
  ),
  'payments-6: lists closings Q1.00 too low': changeResponse(CLOSINGS, ({ data }) =>
    data.map((one: Body) => Object.assign(one, { netAmount: one.netAmount - 1 })),
  ),
  'payments-6: counts the refunds of listed closings twice': changeResponse(CLOSINGS, ({ data }) =>
    data.map((one: Body) => Object.assign(one, { refundCount: one.refundCount + 1 })),
  ),
  'payments-7: forgets the refunds in the rows of closings': changeResponse(CLOSINGS, ({ data }) =>
    data.map((one: Body) => Object.assign(one, { refundedAmount: one.refundedAmount + 1 })),
  ),
  'payments-7: counts closings twice in the totals of their day': changeResponse(
    `${CLOSINGS}/daily-totals`,
    ({ days }) => {
      for (const { totals } of days) for (const one of totals) one.netAmount *= 2;
    },
  ),
  'payments-8: refunds all where a part was asked for': changeRequest(REFUND, (content) => {
    delete content.amount;
  }),
  'payments-8: calls a payment refunded once a part is': changeResponse(RETRIEVE, ({ transaction }) => {
    if (transaction.refunds) transaction.status = 'refunded';
  }),
  'payments-8: joins two refunds to one': changeResponse(RETRIEVE, ({ transaction }) => {
    if (transaction.refunds?.length === 2) transaction.refunds.shift();
  }),
  'payments-8: says that nothing was refunded': changeResponse(RETRIEVE, ({ transaction }) => {
    delete transaction.refundedAmount;
  }),
  'payments-8: says that all of it remains': changeResponse(RETRIEVE, ({ transaction }) => {
    if (transaction.refunds) transaction.refundableAmount = transaction.amount;
  }),
  'payments-9: cuts what is more than what remains': changeStatus(REFUND, 409, 200),
  'payments-9: refunds a part again for the same key': withoutKey(REFUND),
  'payments-9: does not say that the amount is too much': changeBody(REFUND, 409, ({ info }) => {
    delete info.fields;
  }),
  'payments-10: sums no parts in the history': changeResponse(HISTORY, ({ data, summary }) => {
    for (const { status, refundedAmount = 0 } of data)
      if (status === 'completed') summary.refundedAmount -= refundedAmount;
  }),
  'payments-10: lowers what was received by a part': changeResponse(HISTORY, ({ summary }) => {
    summary.receivedAmount -= summary.refundedAmount;
  }),
  'payments-10: finds payments without a refund too': changeRequest(HISTORY, (content) => {
    delete content.withRefund;
  }),
  'payments-10: leaves parts out of the next closing': changeResponse(TO_CLOSE, ({ totals }) => {
    totals.refundedAmount = 0;
  }),
  'scopes-1: shows everybody what the whole business was paid': asAdmin(PAID),
  'scopes-1: shows everybody the history of the whole business': asAdmin(HISTORY),
  'scopes-1: shows the administrator of a branch a payment of another': onlyFor(
    'tiendaluna-centro',
    changeResponse(PAID, ({ transactions: [first] }) =>
      Object.assign(first, { businessBranchId: 'br_zona10' }),
    ),
  ),
  'scopes-2: shows everybody the closings of the whole business': asAdmin(CLOSINGS),
  'scopes-3: sums the days of the whole business for a branch': asAdmin(DAILY_TOTALS),
  'scopes-3: sums the list of another branch too': async (request, next) =>
    isFor(request, HISTORY) && !(await request.clone().text()).includes('businessBranchId')
      ? changeResponse(HISTORY, ({ summary }) => {
          summary.receivedAmount += 1;
        })(request, next)
      : next(request),
  'webhooks-1: sends another key than the chosen one': changeRequest(
    '/users/v3/notification/test',
    (content) => Object.assign(content, { webhookAPIKey: 'otra-clave' }),
  ),
  'refund-rules-1: takes changes of any version': changeStatus(`${POLICY}/set`, 409, 200),
  'refund-rules-1: forgets the rule of cashiers': changeResponse(`${POLICY}/get`, ({ policy }) =>
    policy.rules.pop(),
  ),
  'refund-rules-1: keeps the version of what was changed': changeResponse(`${POLICY}/set`, ({ policy }) =>
    Object.assign(policy, { version: String(policy.version - 1) }),
  ),
  'refund-rules-2: allows more than what remains': changeResponse(RETRIEVE, ({ transaction }) => {
    if (transaction.refundAllowance) transaction.refundAllowance.amount += 1;
  }),
  'refund-rules-2: keeps the limits for itself': changeResponse(RETRIEVE, ({ transaction }) => {
    delete transaction.refundAllowance;
  }),
  'refund-rules-2: lets cashiers refund': asAdmin(REFUND),
  'refund-rules-3: forgets to count what waits': changeResponse(ASKED, ({ waiting }) =>
    Object.assign(waiting, { count: 0 }),
  ),
  'refund-rules-3: announces requests that it does not know': async (request, next) =>
    isFor(request, ASK)
      ? Response.json(UNKNOWN_CALL, { status: 404, headers: { 'X-Request-Id': 'none' } })
      : next(request),
  'refund-rules-3: lets two requests of a payment wait': changeStatus(ASK, 409, 200),
  'refund-rules-3: lets others withdraw a request': asAdmin(WITHDRAW),
  'refund-rules-4: lets people approve their own request': asAdmin(APPROVE),
  'refund-rules-4: approves again for the same key': withoutKey(APPROVE),
  'refund-rules-4: forgets who asked': changeResponse(RETRIEVE, ({ transaction }) => {
    for (const refund of transaction.refunds ?? []) delete refund.requestedByName;
  }),
  'refund-rules-4: approves again what is decided': changeStatus(APPROVE, 409, 200),
  'refund-rules-5: approves what is decided': changeStatus(APPROVE, 409, 200),
  'refund-rules-5: approves what was withdrawn': approveWithdrawn(),
  'refund-rules-5: gives money back while it refuses': changeResponse(RETRIEVE, ({ transaction }) => {
    transaction.refundedAmount = 1.5;
  }),
  'refund-rules-5: forgets why it was rejected': changeResponse(ASKED, ({ data }) => {
    for (const one of data) one.decisionReason = null;
  }),
  'refund-rules-5: offers to approve what is decided': changeResponse(ASKED, ({ data }) => {
    for (const one of data) one.mayApprove = true;
  }),
  'refund-rules-6: names another limit than that of the role': changeResponse(RETRIEVE, ({ transaction }) => {
    if (transaction.refundAllowance) transaction.refundAllowance.limitedBy = 'remaining';
  }),
  'refund-rules-6: takes the limits of a role for advice': changeStatus(REFUND, 409, 200),
  'refund-rules-6: lets people approve beyond their limit': asAdmin(APPROVE),
  'refund-rules-6: forgets the limits': changeRequest(`${POLICY}/set`, ({ rules = [] }) => {
    for (const rule of rules) delete rule.perRefund;
  }),
  'refund-rules-7: lets requests wait for two weeks': changeResponse(ASK, ({ request }) => {
    request.expirationDate = daysLater(request.creationDate, 14);
  }),
  'refund-rules-7: lists what has lapsed': changeResponse(ASKED, ({ data }) => {
    for (const one of data) one.expirationDate = daysLater(one.creationDate, -1);
  }),
  'push-1: shows everybody the devices of the owner': asAdmin(`${PUSH}/get`),
  'push-1: tells everybody everything': changeStatus(`${PUSH}/subscribe`, 403, 200),
  'push-1: shows texts on a locked screen unasked': changeRequest(`${PUSH}/update`, (content) =>
    Object.assign(content, { showsText: true }),
  ),
  'push-1: only pretends to forget a device': pretend(`${PUSH}/unsubscribe`),
  'push-1: keeps the least amount of a device': changeRequest(`${PUSH}/update`, (content) => {
    if (content.leastAmount) content.leastAmount = 999_999.99;
  }),
  'push-2: has a key for each person': changeResponse(`${PUSH}/get`, (content) =>
    Object.assign(content, { publicKey: `B${randomUUID().repeat(3).slice(0, 86)}` }),
  ),
  'push-2: takes any key': changeStatus(`${PUSH}/subscribe`, 400, 200),
  'push-3: keeps telling whoever signed out': pretend('/auth/v3/logout'),
  'webhooks-2: signs with another secret': changeResponse(
    '/users/v3/notification-change',
    ({ notification }) => Object.assign(notification, { webhookSecret: 'whsec_otro' }),
  ),
});

export const FAULTS = Object.keys(plantedFaults()).map((title) => {
  const [named = '', what = ''] = title.split(': ');
  return { named, what, fault: () => plantedFaults()[title] as Fault };
});
