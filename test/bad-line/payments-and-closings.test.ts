import { badLineSuite } from '../support/bad-line/bad-line-suite.ts';
import { PAYMENTS_AND_CLOSINGS } from '../support/bad-line/cases/payments-and-closings.ts';

badLineSuite('Payments and closings on a bad line', PAYMENTS_AND_CLOSINGS);
