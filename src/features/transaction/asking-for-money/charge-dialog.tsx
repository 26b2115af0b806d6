import { AmountField } from '#blocks/form/amount-field.tsx';
import { productError } from '#domain/multiplied-amount.ts';
import { grid } from '#styles/layout.css.ts';
import { useMedia } from '#ui/use-below.ts';
import { NoteAndReferenceFields } from '../note-and-reference-fields.tsx';
import type { StepOf } from '../transaction-modal.ts';
import { ChargeFrame, PlaceFields } from './charge-fields.tsx';
import { ChargeSheet } from './charge-sheet.tsx';
import { ChargeTimes } from './charge-times.tsx';
import { PayerField } from './payer-field.tsx';
import { type Charge, useCharge } from './use-charge.ts';

const TOUCHED = '(pointer: coarse)';

/** Asks for an amount and, unless the search for the payer came first, optionally for the payer. */
export function ChargeDialog({ request }: { request?: StepOf<'new-request'> }) {
  const charge = useCharge(request);
  // The search for the payer has opened the device's keyboard, which stays open for the amount.
  return useMedia(TOUCHED) && !request ? <ChargeSheet charge={charge} /> : <ChargeForm charge={charge} />;
}

function ChargeForm({ charge }: { charge: Charge }) {
  const { form, payer, back } = charge;
  const { values, set, field } = form;
  const focusSubmit = () => form.ref.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  return (
    <ChargeFrame charge={charge}>
      {back && <PayerField charge={charge} />}
      <AmountField
        label="Monto"
        size="lg"
        help={charge.product ?? `${payer ? '' : 'Enter cobra. '}Con * multiplicas: 12.50*4`}
        {...field('amount')}
        errorOf={productError}
      />
      {!back && <PayerField charge={charge} onChosen={focusSubmit} />}
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
