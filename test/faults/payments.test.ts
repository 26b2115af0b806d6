import { badLineSuite } from '../support/faults/browser/bad-line-case.ts';
import { PAYMENTS } from '../support/faults/browser/payments.ts';

badLineSuite('Payments and closings on a bad line', PAYMENTS);
