import { AmountField } from '#blocks/form/amount-field.tsx';
import { productError } from '#domain/multiplied-amount.ts';
import { grid } from '#styles/layout.css.ts';
import { useMedia } from '#ui/use-below.ts';
import { NoteAndReferenceFields } from '../note-and-reference-fields.tsx';
import { ChargeFrame, PlaceFields } from './charge-fields.tsx';
import { ChargeSheet } from './charge-sheet.tsx';
import { ChargeTimes } from './charge-times.tsx';
import { PayerField } from './payer-field.tsx';
import { type Charge, useCharge } from './use-charge.ts';

const TOUCHED = '(pointer: coarse)';

/** Asks for an amount and, optionally, for the payer. */
export function ChargeDialog() {
  const charge = useCharge();
  return useMedia(TOUCHED) ? <ChargeSheet charge={charge} /> : <ChargeForm charge={charge} />;
}

function ChargeForm({ charge }: { charge: Charge }) {
  const { form, payer } = charge;
  const { values, set, field } = form;
  return (
    <ChargeFrame charge={charge}>
      <AmountField
        label="Monto"
        size="lg"
        help={charge.product ?? 'Enter cobra. Con * multiplicas: 12.50*4'}
        {...field('amount')}
        errorOf={productError}
      />
      <PayerField
        payer={payer}
        onPayer={(chosen) => {
          charge.choosePayer(chosen);
          if (chosen) form.ref.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
        }}
        places={charge.places}
      />
      <div className={grid[2]}>
        <NoteAndReferenceFields form={form} />
      </div>
      <ChargeTimes
        value={values.timer}
        hasPayer={payer !== undefined}
        onChange={(value) => set('timer', value)}
      />
      <PlaceFields charge={charge} />
    </ChargeFrame>
  );
}
