import { PASSWORD } from './insert-fixture.ts';

const withPassword = (username: string) => ({ username, password: PASSWORD });
/** The users of the fixture with whom the conformance command runs. */
export const CONFORMANCE_USERS = {
  admin: withPassword('tiendaluna'),
  branchAdmin: withPassword('tiendaluna-centro'),
  cashier: withPassword('tiendaluna-centro-caja1'),
  otherAdmin: withPassword('cafesol'),
  appUser: 'maria.lopez',
};
