import type { Queryable } from '#ground/db/database.ts';
import { groupBy } from '#terms/values/group-by.ts';
import { byName } from '#terms/values/sort-by-name.ts';
import { nearestName, plainKey } from './compared-texts.ts';
import { RowError, type Values } from './import-kind.ts';

interface ZoneRow {
  id: string;
  name: string;
  city: string;
  state: string;
}

type Place = Required<Pick<Values, 'state' | 'city' | 'region'>>;

/** Finds zones by the names of state, city and zone. */
export interface Zones {
  /** The id of the zone that a row names. @throws RowError for the first name that is unknown */
  find: (values: Values) => string;
  namesOf: (zoneId: string | null) => Partial<Place>;
  /** The first zone, for use in an example. */
  first: Partial<Place>;
}

export async function readZones(database: Queryable): Promise<Zones> {
  const rows = byName(
    await database.query<ZoneRow>(
      `select r.id, r.name, c.name as city, s.name as state
       from regions r join cities c on c.id = r.city_id join states s on s.id = c.state_id`,
    ),
  );
  const byId = new Map(rows.map((row) => [row.id, placeOf(row)]));
  const byState = groupBy(rows, ({ state }) => plainKey(state));
  const states = [...new Set(rows.map(({ state }) => state))];
  return {
    namesOf: (zoneId) => byId.get(zoneId ?? '') ?? {},
    first: rows[0] ? placeOf(rows[0]) : {},
    find({ state = '', city = '', region = '' }) {
      const ofState = byState.get(plainKey(state));
      if (!ofState) throw unknown('departamento', state, states, 'state');
      const ofCity = ofState.filter((row) => plainKey(row.city) === plainKey(city));
      if (ofCity.length === 0) throw unknown('municipio', city, namesOf(ofState, 'city'), 'city');
      // People type "10" for "Zona 10".
      const zone = ofCity.find(({ name }) =>
        [plainKey(region), `zona ${plainKey(region)}`].includes(plainKey(name)),
      );
      if (!zone) throw unknown('zona', region, namesOf(ofCity, 'name'), 'region');
      return zone.id;
    },
  };
}

const placeOf = ({ name, city, state }: ZoneRow): Place => ({ state, city, region: name });

const namesOf = (rows: readonly ZoneRow[], of: 'city' | 'name') => [...new Set(rows.map((row) => row[of]))];

function unknown(what: string, typed: string, names: readonly string[], key: keyof Place): RowError {
  const nearest = nearestName(typed, names);
  const hint = nearest
    ? `¿Es «${nearest}»?`
    : names.length < 5
      ? `Puede ser: ${names.join(', ')}`
      : 'Revisa cómo se escribe';
  return new RowError(`No hay ${what} «${typed}». ${hint}`, [key]);
}
