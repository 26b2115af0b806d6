import { useSignals } from '@preact/signals-react/runtime';
import { useSubmit } from '../../../blocks/form/use-form.ts';
import { COUNTRIES, COUNTRY_CODE, groupedDigits } from '../../../domain/phone.ts';
import { currentUser } from '../../../stores/current-user.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { updatePhone } from '../operations/update-phone.ts';
import { phoneForm } from '../phone-form.ts';
import * as css from './phone-number-dialog.css.ts';
import { ProfileChangeDialog } from './profile-change-dialog.tsx';

export default function PhoneNumberDialog() {
  useSignals();
  const user = currentUser.value;
  const saved = {
    countryCode: user?.countryCode ?? COUNTRY_CODE,
    phoneNumber: groupedDigits(user?.phoneNumber ?? ''),
  };
  const { form, ...call } = useSubmit(phoneForm, saved, (values) => updatePhone(values));
  return (
    <ProfileChangeDialog
      title="Teléfono"
      subtitle="El teléfono de contacto de tu usuario"
      form={form}
      call={call}
    >
      <div className={css.fields}>
        <SelectField
          label="País"
          value={form.values.countryCode}
          onChange={(value) => form.set('countryCode', value)}
          options={countryOptions(saved.countryCode)}
          autoComplete="tel-country-code"
        />
        <TextField
          label="Teléfono"
          size="sm"
          inputMode="tel"
          value={form.values.phoneNumber}
          onChange={(value) => form.set('phoneNumber', value)}
          error={form.errors.phoneNumber}
          maxLength={24}
          autoComplete="tel-national"
        />
      </div>
    </ProfileChangeDialog>
  );
}

/** The usual countries, and the one that is saved. */
function countryOptions(saved: string) {
  const usual = COUNTRIES.map(({ code, name }) => ({ value: code, label: `+${code} ${name}` }));
  return usual.some(({ value }) => value === saved)
    ? usual
    : [{ value: saved, label: `+${saved}` }, ...usual];
}
