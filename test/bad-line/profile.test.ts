import { badLineSuite } from '../support/bad-line/bad-line-case.ts';
import { PROFILE } from '../support/bad-line/cases/profile.ts';

badLineSuite('Perfil on a bad line', PROFILE);
