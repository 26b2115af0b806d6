import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { UnreadAlert } from '#blocks/form/read-failure-alert.tsx';
import { useForm } from '#blocks/form/use-form.ts';
import { LONGEST } from '#domain/maximum-lengths.ts';
import { useResource } from '#stores/resource.ts';
import { grid } from '#styles/layout.css.ts';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { changeDraft, draft } from '../draft.ts';
import { locationForm } from '../sign-up-forms.ts';
import { listCities, listStates } from '../sign-up-operations.ts';
import { clearFieldFailures, useSignUpFieldFailures } from '../sign-up-outcome.ts';
import { StepCard } from '../wizard/step-card.tsx';
import { nameOf, optionsOf, type StepProps } from './step-props.ts';

export function LocationStep({ back, next }: StepProps) {
  useSignals();
  const [, navigate] = useLocation();
  const form = useForm(locationForm, draft.peek().location, (valid) => {
    clearFieldFailures(...Object.keys(valid));
    navigate(next);
  });
  const { values, errors, set, field } = form;
  useEffect(() => void changeDraft({ location: values }), [values]);
  useSignUpFieldFailures(form);
  const states = useResource('sign-up/states', listStates);
  const cities = useResource(`sign-up/cities/${values.stateId}`, listCities(values.stateId));
  const failed = [states, cities].find((one) => one.failure.value);

  const chooseState = (stateId: string) => {
    set('stateId', stateId);
    set('stateName', nameOf(states.data.value, stateId));
    set('cityId', '');
    set('cityName', '');
  };
  const chooseCity = (cityId: string) => {
    set('cityId', cityId);
    set('cityName', nameOf(cities.data.value, cityId));
  };
  return (
    <StepCard
      title="¿Dónde está?"
      text="La dirección principal. Después puedes agregar más sucursales."
      back={back}
      formRef={form.ref}
      onSubmit={form.onSubmit}
      alert={failed && <UnreadAlert of={failed} />}
    >
      <div className={grid[2]}>
        <SelectField
          label="Departamento"
          placeholder="Elige un departamento"
          value={values.stateId}
          onChange={chooseState}
          options={optionsOf(states.data.value)}
          loading={!states.data.value && states.loading.value}
          error={errors.stateId}
        />
        <SelectField
          label="Municipio"
          placeholder="Elige un municipio"
          value={values.cityId}
          onChange={chooseCity}
          options={optionsOf(cities.data.value)}
          loading={!cities.data.value && cities.loading.value}
          disabled={!values.stateId}
          error={errors.cityId}
        />
      </div>
      <TextField
        label="Dirección"
        {...field('address')}
        maxLength={LONGEST.address}
        autoComplete="address-line1"
      />
    </StepCard>
  );
}
