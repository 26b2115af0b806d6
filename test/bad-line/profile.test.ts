import { PROFILE } from './cases/profile.ts';
import { badLineSuite } from './support/bad-line-suite.ts';

badLineSuite('Perfil on a bad line', PROFILE);
