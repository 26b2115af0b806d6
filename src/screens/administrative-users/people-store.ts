import type { Result } from '@cobros/sdk';
import { finishChange } from '../../blocks/form/finish-change.ts';
import { ACTIVITY, PEOPLE } from '../../stores/cache-keys.ts';
import { personModal } from './person-modal.ts';

/** The end of every operation of this screen: the server's own title and message are what is shown. */
export function finishPersonChange<Data>(result: Result<Data>): Promise<Result<Data>> {
  const { title = 'Equipo', message = 'Se actualizo con éxito' } = (result.ok && result.info) || {};
  return finishChange(result, { title, message, changed: [PEOPLE, ACTIVITY], close: personModal.close });
}
