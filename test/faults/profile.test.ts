import { badLineSuite } from '../support/faults/browser/bad-line-case.ts';
import { PROFILE } from '../support/faults/browser/profile.ts';

badLineSuite('Perfil on a bad line', PROFILE);
