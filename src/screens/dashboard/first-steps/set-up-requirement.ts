import type { Requirement } from '../../../domain/permissions.ts';

/** Who sets a business up: who owns it, and of Equipo who may do all of it. */
export const SETS_UP: Requirement = {
  role: 'admin',
  all: ['branch_create', 'cashier_create', 'cashier_manage', 'user_view'],
};
