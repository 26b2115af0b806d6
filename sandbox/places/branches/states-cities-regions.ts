import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Queryable } from '#ground/db/database.ts';
import { notFound } from '#terms/errors/api-error.ts';
import { byName } from '#terms/values/sort-by-name.ts';

type Place = Schemas['NamedRef'];

/** The states (in Guatemala, `departamentos`), ordered by name. */
export async function listStates(database: Queryable): Promise<Place[]> {
  return byName(await database.query<Place>('select id, name from states'));
}

/** The cities (`municipios`) of a state, ordered by name. @throws ApiError 404 */
export async function listCities(database: Queryable, stateId: string): Promise<Place[]> {
  const cities = await database.query<Place>('select id, name from cities where state_id = $1', [stateId]);
  if (cities.length === 0) throw notFound('No se encontró el departamento');
  return byName(cities);
}

/** The zones of a city, with `Zona 2` before `Zona 10`. @throws ApiError 404 */
export async function listRegions(database: Queryable, cityId: string): Promise<Place[]> {
  const regions = await database.query<Place>('select id, name from regions where city_id = $1', [cityId]);
  if (regions.length === 0) throw notFound('No se encontró el municipio');
  return byName(regions);
}

/** @throws ApiError 404 for an unknown zone */
export async function requireRegion(database: Queryable, regionId: string): Promise<void> {
  const found = await database.query('select 1 from regions where id = $1', [regionId]);
  if (found.length === 0) throw notFound('No se encontró la zona');
}
