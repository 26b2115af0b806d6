import { area } from '../check.ts';
import { accepted, expect, expectSame, rejected, Warning } from '../expect.ts';
import type { Reply } from '../reply.ts';
import { wronglyFormatted } from '../wrongly-formatted.ts';

export const envelopeChecks = area('envelope', [
  {
    rule: 'A success and a failure have the same envelope, with a title and a message.',
    async run({ backend, cashier: { token } }) {
      const success = await backend.post('/transactions/v3/pending', {}, { token });
      accepted(success);
      expect(success.info, 'A success has no info');
      const failure = rejected(
        await backend.post('/transactions/v3/retrieve', { transactionId: 'tx_unknown' }, { token }),
        404,
        'for an unknown transaction',
      );
      expectSame(failure.data, null, 'responseContent of a failure');
      expect(failure.info?.message, 'A failure has no message');
    },
  },
  {
    rule: 'browserInfo may be there or not.',
    async run({ backend, cashier: { token } }) {
      const browserInfo = {
        browserName: 'Conformance',
        browserVersion: '1',
        timezone: 'America/Guatemala',
        language: 'es-GT',
        timezoneOffset: 360,
        appVersion: '3.1.2',
      };
      const body = JSON.stringify({ requestContent: {}, browserInfo });
      accepted(await backend.sendText('post', '/transactions/v3/pending', body, { token }));
    },
  },
  {
    rule: 'A body that is no JSON, or has no requestContent, is 400.',
    async run({ backend, cashier: { token } }) {
      for (const body of ['{', '[]', '{}', 'null', '']) {
        const reply = await backend.sendText('post', '/transactions/v3/retrieve', body, { token });
        rejected(reply, 400, `for the body ${JSON.stringify(body)}`);
      }
    },
  },
  {
    rule: 'A 400 for invalid data names the field.',
    async run({ backend, cashier: { token } }) {
      const content = { pageProperties: { currentPage: 0, pageSize: 10 } };
      const reply = rejected(
        await backend.post('/transactions/v3/history', content, { token }),
        400,
        'for page 0',
      );
      const fields = reply.info?.fields?.map(({ field }) => field) ?? [];
      expectSame(fields, ['pageProperties.currentPage'], 'info.fields');
    },
  },
  {
    rule: 'A field that the description does not have is 400.',
    async run({ backend, cashier: { token } }) {
      const reply = await backend.post('/transactions/v3/pending', { everything: true }, { token });
      rejected(reply, 400, 'for an unknown field');
    },
  },
  {
    rule: 'A path that the description does not have is 404.',
    async run({ backend }) {
      const response = await backend.sendRaw('/transactions/v3/everything', { method: 'POST', body: '{}' });
      expectSame(response.status, 404, 'The status of an unknown path');
    },
  },
  {
    rule: 'The header Date is the server’s clock.',
    async run({ backend, cashier: { token } }) {
      const reply = await backend.post('/transactions/v3/pending', {}, { token });
      const date = Date.parse(reply.headers.get('Date') ?? '');
      const { serverTime } = accepted(reply);
      expect(
        Math.abs(date - Date.parse(serverTime)) < 60_000,
        'Date is missing or differs from serverTime by a minute',
      );
    },
  },
  {
    rule: 'Formatted dates and times are those of the business’s time zone, DD/MM/YYYY and hh:mm:ss.',
    async run(context) {
      const { backend, admin, cashier } = context;
      const { timeZone } = admin.userData.business;
      const { id } = await context.sendRequest();
      const page = { pageProperties: { currentPage: 1, pageSize: 25 } };
      const [asAdmin, asCashier] = [{ token: admin.token }, { token: cashier.token }];
      for (const reply of [
        await backend.post('/transactions/v3/retrieve', { transactionId: id }, asCashier),
        await backend.post('/transactions/v3/history', page, asAdmin),
        await backend.post('/closing/v3/history', page, asAdmin),
        await backend.post('/users/v1/admin/activity/list', page, asAdmin),
        await backend.post('/users/v3/profile/sessions/list', {}, asCashier),
      ]) {
        if (reply.missingPart) continue;
        accepted(reply as Reply);
        const wrong = wronglyFormatted(reply.data, timeZone);
        expect(!wrong, `${reply.call}: ${wrong} in the time zone ${timeZone}`);
      }
    },
  },
  {
    rule: 'A rejected call says why in info.code, for programs. A backend may leave it out.',
    async run({ backend, cashier: { token } }) {
      await backend.post('/transactions/v3/retrieve', { transactionId: 'tx_unknown' }, { token });
      const { code } = backend.leftOut;
      if (code) throw new Warning(`${code} without info.code: programs cannot know the reason`);
    },
  },
  {
    rule: 'Every response has its X-Request-Id, which finds it in the logs. A backend may leave it out.',
    async run({ backend, cashier: { token } }) {
      accepted(await backend.post('/transactions/v3/pending', {}, { token }));
      const { requestId } = backend.leftOut;
      if (requestId) throw new Warning(`${requestId} without X-Request-Id: nobody can find it in the logs`);
    },
  },
]);
