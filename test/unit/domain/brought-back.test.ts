import { validate } from 'superstruct';
import { findableClosings } from '#app/find/findable-closings.ts';
import { paymentSearch } from '#app/find/found-payments.tsx';
import { secondFactorCode } from '#blocks/second-factor/code-rules.ts';
import { parseAppUserSearch } from '#domain/parse-app-user-search.ts';
import { parseReceiptCode } from '#domain/parse-receipt-code.ts';
import { sixDigits } from '#sandbox/access/second-factor/spend-code.ts';
import { NO_FILTERS } from '#screens/dashboard/dashboard-filters.ts';
import { filterRows } from '#screens/dashboard/filter-rows.ts';
import { broughtBack, withoutSeparators } from '#words/brought-back.ts';
import { PRINTED } from '../../support/forms-brought-back.ts';
import { ADMIN, rowsOf } from '../fixtures/index.ts';
import { assert, test } from '../support/test.ts';

/** Asserts that every form leads to the expected result, and names those that do not. */
function finds<Result>(forms: readonly string[], find: (typed: string) => Result, expected: Result) {
  const wrong = forms.filter((form) => JSON.stringify(find(form)) !== JSON.stringify(expected));
  assert.equal(wrong, []);
}

test('the search finds a receipt and an authorization in every form in which they come back', () => {
  const code = '7K2M-9Q4D-XA31';
  finds(PRINTED.receiptCode(code), parseReceiptCode, code);
  // A few codes have no digit.
  assert.is(parseReceiptCode('Comprobante: VSHY-RTMW-YXGF'), 'VSHY-RTMW-YXGF');
  // With a hyphen it may also be a reference, so the API, which compares both, gets it as it is.
  finds(PRINTED.authorization('804522'), (typed) => withoutSeparators(paymentSearch(typed)), '804522');
  assert.is(paymentSearch('804 522'), '804522');
  finds(PRINTED.reference('C1024'), paymentSearch, 'C1024');
});

test('the search finds the closings of a deposit', () => {
  const admin = { type: 'admin', permissions: ADMIN, capabilities: ['deposits'] };
  finds(
    PRINTED.deposit('DEP-1204'),
    (typed) => findableClosings(admin, typed)[0]?.name,
    'Cierres del depósito DEP-1204',
  );
});

test('the search finds a closing by its number', () => {
  const admin = { type: 'admin', permissions: ADMIN, capabilities: ['deposits'] };
  finds(
    PRINTED.closingNumber('CI-004512'),
    (typed) => findableClosings(admin, typed)[0]?.name,
    'Cierre CI-004512',
  );
});

test('the search sends a payment link, an identifier and the end of an authorization as they were shown', () => {
  const code = '4T9ZKQ0M2XV7B1N8C6R3D5F0GH';
  finds(PRINTED.identifier('pr_7K2M9Q4DX0A17K2M'), paymentSearch, 'pr_7K2M9Q4DX0A17K2M');
  finds(PRINTED.authorizationEnd('4522'), paymentSearch, '4522');
  const [link] = PRINTED.paymentLink(`https://cobros.example/api/pay/${code}`, code);
  assert.is(paymentSearch(link ?? ''), link);
});

test('whom a request is sent to is found by username and phone', () => {
  finds(PRINTED.username('maria.lopez'), parseAppUserSearch, { kind: 'ready', search: 'maria.lopez' });
  const found = (typed: string) => {
    const { search = '' } = parseAppUserSearch(typed) as { search?: string };
    return search.slice(-8);
  };
  finds(PRINTED.phone('55551234'), found, '55551234');
});

test('a code of an e-mail or the application, and a recovery code, are accepted', () => {
  finds(PRINTED.sixDigits('482915'), withoutSeparators, '482915');
  finds(PRINTED.sixDigits('482915'), sixDigits, '482915');
  const isAccepted = (typed: string) => validate(typed, secondFactorCode())[0] === undefined;
  finds(PRINTED.sixDigits('482915'), isAccepted, true);
  finds(PRINTED.recoveryCode('7K2M-9Q4D-XA31-B0C5'), isAccepted, true);
});

test('Pagos finds what its rows show, copied with invisible characters', () => {
  const rows = rowsOf({ reference: 'C1024', formattedAmount: 'Q125.50' });
  for (const text of ['C1024', 'Q125.50', '@maria.lopez', 'María', 'Caja 1'])
    for (const typed of [
      `\u200b${text}\u200b`,
      `\u2066${text}\u2069`,
      `\u00a0${text} `,
      `\u200e${text.replace(' ', '\u00a0')}`,
    ])
      assert.is(filterRows(rows, { ...NO_FILTERS, search: typed }).length, 1, typed);
});

test('names, words and sentences stay as they are typed', () => {
  for (const typed of ['Nora 80', 'caja 2 antigua', 'No hay pan', 'Referente', 'María José', 'Aut', 'tel']) {
    assert.is(broughtBack(typed), typed);
    assert.is(parseReceiptCode(typed), undefined);
  }
  for (const typed of ['mesa para tres', '20/11/2026', 'mesa pan1'])
    assert.is(parseReceiptCode(typed), undefined, typed);
});
