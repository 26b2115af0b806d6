import { changeDraft, draft, forgetDraft, hasDraft, restoreDraft } from '#screens/sign-up/draft.ts';
import { EMPTY_BUSINESS } from '#screens/sign-up/sign-up-forms.ts';
import { assert, test } from '../support/test.ts';

const KEY = 'cobros.sign-up';
const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 20, 12);
const document = { id: 'do_1', name: 'dpi.pdf', size: 10, at: NOW };

test('documents and account are removed from the draft before the server deletes them, and the rest stays', () => {
  const account = { id: 'fs_1', content: '{}', at: NOW };
  changeDraft({ documents: { identity: document }, account, username: 'volcan' }, NOW);
  restoreDraft(NOW + 22 * HOUR);
  assert.equal(draft.value.documents, { identity: document });
  assert.equal(draft.value.account, account);
  restoreDraft(NOW + 23 * HOUR);
  assert.equal(draft.value.documents, {});
  assert.is(draft.value.account, null);
  assert.is(draft.value.username, 'volcan');
});

test('a draft is deleted after a week without changes', () => {
  changeDraft({ username: 'volcan' }, NOW);
  restoreDraft(NOW + 7 * 24 * HOUR);
  assert.not.ok(hasDraft.value);
  changeDraft({ username: 'volcan' }, NOW);
  forgetDraft();
  assert.is(localStorage.getItem(KEY), null, 'deleted by hand');
});

test('viewing a step creates no draft, and writing one keeps what another tab wrote for other steps', () => {
  changeDraft({ business: draft.peek().business, username: '' }, NOW);
  assert.is(localStorage.getItem(KEY), null);
  changeDraft({ business: { ...EMPTY_BUSINESS, businessName: 'Volcán' } }, NOW);
  const fromElsewhere = JSON.parse(localStorage.getItem(KEY) ?? '{}');
  localStorage.setItem(KEY, JSON.stringify({ ...fromElsewhere, documents: { identity: document } }));
  changeDraft({ username: 'volcan' }, NOW);
  restoreDraft(NOW);
  const { business, documents, username } = draft.value;
  assert.equal([business.businessName, documents, username], ['Volcán', { identity: document }, 'volcan']);
});

test('an invalid draft is ignored, and invalid parts of a draft become empty; an invalid document is removed from the draft', () => {
  for (const stored of ['{', 'null', '3', '"x"', '{}', `{"at":"${NOW}"}`, `{"at":${NOW + HOUR}}`]) {
    localStorage.setItem(KEY, stored);
    restoreDraft(NOW);
    assert.not.ok(hasDraft.value, stored);
  }
  const business = { businessName: 7, other: 'x' };
  const strange = { at: NOW, business, bank: 'x', documents: { identity: 3 } };
  localStorage.setItem(KEY, JSON.stringify(strange));
  restoreDraft(NOW);
  assert.equal(draft.value.business, EMPTY_BUSINESS);
  assert.is(draft.value.bank.bankId, '');
  assert.equal(draft.value.documents, {});
  changeDraft({ username: 'volcan' }, NOW);
  const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}');
  const broken = {
    identity: { ...document, name: { first: 'dpi' } },
    tax_registration: { id: 'do_2', at: NOW },
  };
  localStorage.setItem(KEY, JSON.stringify({ ...kept, documents: broken }));
  restoreDraft(NOW);
  assert.equal(draft.value.documents, {});
  assert.is(draft.value.username, 'volcan');
});
