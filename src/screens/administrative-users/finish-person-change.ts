import type { Result } from '@cobros/sdk';
import { finishChange } from '../../blocks/form/finish-change.ts';
import { ACTIVITY, PEOPLE } from '../../stores/cache-keys.ts';
import { personModal } from './person-modal.ts';

/** Ends every operation of this screen, with the server's own title and message. */
export function finishPersonChange<Data>(result: Result<Data>): Promise<Result<Data>> {
  const { title = 'Equipo', message = 'Se actualizo con éxito' } = (result.ok && result.info) || {};
  return finishChange(result, { title, message, changed: [PEOPLE, ACTIVITY], close: personModal.close });
}
