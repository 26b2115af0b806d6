import type { Requirement } from '../../../domain/permissions.ts';

/** The owner, and people of Equipo who may take all of the steps. */
export const SET_UP_REQUIREMENT: Requirement = {
  role: 'admin',
  all: ['branch_create', 'cashier_create', 'cashier_manage', 'user_view'],
};
