import { badLineSuite } from '../support/faults/browser/bad-line-case.ts';
import { TEAM } from '../support/faults/browser/team.ts';

badLineSuite('Equipo on a bad line', TEAM);
