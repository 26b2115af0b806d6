import { badLineSuite } from '../support/bad-line/bad-line-suite.ts';
import { ADMINISTRATIVE_USERS } from '../support/bad-line/cases/administrative-users.ts';

badLineSuite('Equipo on a bad line', ADMINISTRATIVE_USERS);
