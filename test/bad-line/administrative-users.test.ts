import { ADMINISTRATIVE_USERS } from './cases/administrative-users.ts';
import { badLineSuite } from './support/bad-line-suite.ts';

badLineSuite('Equipo on a bad line', ADMINISTRATIVE_USERS);
