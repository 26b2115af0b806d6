import { notFound } from '../rules/api-error.ts';
import type { Handler } from './handler.ts';

/** GET changes/v3/stream */
export const stream: Handler<'changes.stream'> = async () => {
  throw notFound('Este servidor no avisa de los cambios');
};
