import { PAYMENTS_AND_CLOSINGS } from './cases/payments-and-closings.ts';
import { badLineSuite } from './support/bad-line-suite.ts';

badLineSuite('Payments and closings on a bad line', PAYMENTS_AND_CLOSINGS);
