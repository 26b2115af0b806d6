import type { NotificationCatalogs } from '@cobros/sdk';
import { validate } from 'superstruct';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  contentOf,
  type NotificationForm,
  type NotificationOwner,
  notificationForm,
} from '../../../src/blocks/notifications/notification-form.ts';

const catalogs: NotificationCatalogs = {
  notificationMethods: [
    { id: '1', name: 'Notificación en la aplicación', notificationMethod: 'push' },
    { id: '3', name: 'Webhook Versión 2', notificationMethod: 'webhook-v2' },
  ],
  webhookAPIKeyHeaders: [{ id: '7', name: 'X-Api-Key' }],
};
const form: NotificationForm = {
  notificationMethod: 'webhook-v2',
  webhookURL: ' pagos.luna.gt/avisos ',
  webhookAPIKey: 'llave',
  webhookAPIKeyHeader: 'X-Api-Key',
};
const owner = { id: 'us_1', level: 'BusinessUser' } as NotificationOwner;
const urlError = (change: Partial<NotificationForm>) =>
  validate({ ...form, ...change }, notificationForm)[0]
    ?.failures()
    .map(({ path, message }) => [path[0], message]);

test('a webhook is saved with the ids of the catalog', () => {
  assert.equal(contentOf(form, owner, catalogs), {
    notificationMethod: 'webhook-v2',
    notificationMethodId: '3',
    webhookURL: 'pagos.luna.gt/avisos',
    webhookAPIKey: 'llave',
    webhookAPIKeyHeader: 'X-Api-Key',
    webhookAPIKeyHeaderId: '7',
    ownerId: 'us_1',
    level: 'BusinessUser',
  });
});

test('push is saved with empty webhook fields, even if they were filled in', () => {
  assert.equal(contentOf({ ...form, notificationMethod: 'push' }, owner, catalogs), {
    notificationMethod: 'push',
    notificationMethodId: '1',
    webhookURL: '',
    webhookAPIKey: '',
    webhookAPIKeyHeader: '',
    ownerId: 'us_1',
    level: 'BusinessUser',
  });
});

test('a webhook requires an address that looks like a host name; other methods require none', () => {
  for (const webhookURL of ['luna.gt', 'http://luna.gt', 'https://pagos.luna.gt:8443/a?b=c'])
    assert.is(urlError({ webhookURL }), undefined, webhookURL);
  assert.equal(urlError({ webhookURL: ' ' })?.[0], ['webhookURL', 'Este campo es requerido']);
  for (const webhookURL of ['ftp://luna.gt', 'luna', 'https://luna.gt/a b'])
    assert.equal(urlError({ webhookURL }), [['webhookURL', 'Invalid URL format']], webhookURL);
  assert.is(urlError({ webhookURL: 'luna', notificationMethod: 'internal' }), undefined);
});
