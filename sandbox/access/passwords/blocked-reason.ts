/** The states of a user and of what it belongs to. */
export interface OwnStates {
  user_status: string;
  /** Null for who belongs to no branch. */
  branch_status: string | null;
  business_status: string;
}

/** Why somebody can't sign in, as words behind «tu»; undefined if nothing keeps them. The widest reason is the true one: a blocked branch blocks all its users. */
export function blockedReason({
  user_status,
  branch_status,
  business_status,
}: OwnStates): string | undefined {
  if (business_status !== 'active') return 'negocio no está activo';
  if (branch_status !== null && branch_status !== 'active') return 'sucursal está bloqueada';
  return user_status === 'active' ? undefined : 'usuario está bloqueado';
}
