import type { Result } from '@cobros/sdk';
import { finishChange } from '../../blocks/form/finish-change.ts';
import { ACTIVITY, ADMINISTRATIVE_USERS } from '../../stores/cache-keys.ts';
import { administrativeUserModal } from './administrative-user-modal.ts';

/** Ends every operation of this screen, with the server's own title and message. */
export function finishAdministrativeUserChange<Data>(result: Result<Data>): Promise<Result<Data>> {
  const { title = 'Equipo', message = 'Se actualizo con éxito' } = (result.ok && result.info) || {};
  return finishChange(result, {
    title,
    message,
    changed: [ADMINISTRATIVE_USERS, ACTIVITY],
    close: administrativeUserModal.close,
  });
}
