import { badLineSuite } from '../support/bad-line/bad-line-suite.ts';
import { PROFILE } from '../support/bad-line/cases/profile.ts';

badLineSuite('Perfil on a bad line', PROFILE);
