import { invalidFields } from '#terms/errors/api-error.ts';

/** @throws ApiError 400 if a range of moments or days ends before it starts; `field` is the name of its end */
export function checkRangeOrder(start: string | undefined, end: string | undefined, field: string): void {
  if (!start || !end || Date.parse(start) <= Date.parse(end)) return;
  const message = 'Por favor, asegúrese de ingresar una fecha final posterior a la fecha inicial';
  throw invalidFields([{ field, message }]);
}
