/** The password of all seeded users. */
export const SEED_PASSWORD = 'Cobros#2026';

/** The users to try, in the order in which a newcomer would. */
export const DEMO_SIGN_INS = [
  { role: 'Administrador', username: 'tiendaluna' },
  { role: 'Sucursal', username: 'tiendaluna-centro' },
  { role: 'Caja', username: 'tiendaluna-centro-caja1' },
  { role: 'Caja titular', username: 'tiendaluna-centro-caja2' },
  { role: 'Caja sin cierre propio', username: 'tiendaluna-centro-caja3' },
  { role: 'Otro negocio', username: 'cafesol' },
].map((person) => ({ ...person, password: SEED_PASSWORD }));
