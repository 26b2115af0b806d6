import description from '@cobros/sdk/business-api.json';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { LONGEST } from '../../../src/domain/maximum-lengths.ts';

const test = suite('lengths of the contract');
const { schemas } = description.components;

test('the portal’s maximum lengths are those of the API', () => {
  assert.equal(LONGEST, {
    name: schemas.Name.maxLength,
    address: schemas.Address.maxLength,
    emailAddress: schemas.EmailAddress.maxLength,
    reference: schemas.Reference.maxLength,
    note: schemas.SendRequestContent.properties.note.maxLength,
    reason: schemas.Reason.maxLength,
    search: schemas.SearchText.maxLength,
    userSearch: schemas.VerifyAppUserContent.properties.search.maxLength,
    webhookUrl: schemas.WebhookUrl.maxLength,
    webhookKey: schemas.WebhookApiKey.maxLength,
    password: schemas.Password.maxLength,
  });
});

test.run();
