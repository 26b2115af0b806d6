import type { NamedRef } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { UnreadAlert } from '#blocks/form/read-failure-alert.tsx';
import { useResource } from '#stores/resource.ts';
import { grid } from '#styles/layout.css.ts';
import { SelectField } from '#ui/select-field.tsx';
import { listCities, listStates, listZones } from './location-operations.ts';

/** Ids of the chosen state, city and zone; empty if none is chosen. */
interface Location {
  state: string;
  city: string;
  zone: string;
}

type LocationSelectsProps = {
  value: Location;
  onChange: (location: Location) => void;
  errors: Partial<Record<keyof Location, string>>;
};

const options = (places: readonly NamedRef[] | undefined) =>
  (places ?? []).map(({ id, name }) => ({ value: id, label: name }));

/**
 * Choosing a state or city clears and reloads the selects below it. Each list has its own resource, so that a late
 * response cannot fill another list.
 */
export function LocationSelects({ value, onChange, errors }: LocationSelectsProps) {
  useSignals();
  const states = useResource('locations/states', listStates);
  const cities = useResource(`locations/cities/${value.state}`, listCities(value.state));
  const zones = useResource(`locations/regions/${value.city}`, listZones(value.city));
  const failed = [states, cities, zones].find((one) => one.failure.value);
  return (
    <>
      <div className={grid[3]}>
        <SelectField
          label="Departamento"
          placeholder="Elige uno"
          value={value.state}
          onChange={(state) => onChange({ state, city: '', zone: '' })}
          options={options(states.data.value)}
          loading={!states.data.value && states.loading.value}
          error={errors.state}
        />
        <SelectField
          label="Municipio"
          placeholder="Elige uno"
          value={value.city}
          onChange={(city) => onChange({ ...value, city, zone: '' })}
          options={options(cities.data.value)}
          loading={!cities.data.value && cities.loading.value}
          disabled={!value.state}
          error={errors.city}
        />
        <SelectField
          label="Zona"
          placeholder="Elige una"
          value={value.zone}
          onChange={(zone) => onChange({ ...value, zone })}
          options={options(zones.data.value)}
          loading={!zones.data.value && zones.loading.value}
          disabled={!value.city}
          error={errors.zone}
        />
      </div>
      {failed && <UnreadAlert of={failed} />}
    </>
  );
}
