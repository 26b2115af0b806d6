import { badLineSuite } from '../support/bad-line/bad-line-case.ts';
import { TEAM } from '../support/bad-line/cases/team.ts';

badLineSuite('Equipo on a bad line', TEAM);
