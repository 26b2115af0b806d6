import { useState } from 'react';
import { fullName } from '#domain/app-user-name-and-phone.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Dialog } from '#ui/dialog.tsx';
import { FieldError } from '#ui/field.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import { NoteAndReferenceFields } from '../note-and-reference-fields.tsx';
import { textWithoutChoice } from '../place-choice.tsx';
import { AmountPad, rememberPad, usesPad } from './amount-pad.tsx';
import { ChargeFrame, PlaceFields } from './charge-fields.tsx';
import * as css from './charge-sheet.css.ts';
import { ChargeTimeChoices, timeLabel } from './charge-times.tsx';
import { PayerField } from './payer-field.tsx';
import { SheetAmount } from './sheet-amount.tsx';
import type { Charge } from './use-charge.ts';

type Step = 'amount' | 'payer' | 'note' | 'time' | 'place';

interface StepProps {
  charge: Charge;
  go: (step: Step) => void;
}

/** Cobrar on phones and tablets: the amount with the portal's own number pad, and a page for each rarely used field. */
export function ChargeSheet({ charge }: { charge: Charge }) {
  const [step, go] = useState<Step>('amount');
  const Shown = STEPS[step];
  // The key remounts the dialog at each step, so that it takes the focus.
  return <Shown key={step} charge={charge} go={go} />;
}

function AmountStep({ charge, go }: StepProps) {
  const { form, choice, payer } = charge;
  const { values, errors, set } = form;
  const { note, reference, timer } = values;
  const amount = { value: values.amount, onChange: (value: string) => set('amount', value) };
  const [hasPad, setHasPad] = useState(usesPad);
  const choosePad = (chosen: boolean) => {
    rememberPad(chosen);
    setHasPad(chosen);
  };
  const wrong = errors.note ?? errors.reference ?? errors.businessBranchId ?? errors.businessUserId;
  return (
    <ChargeFrame sheet charge={charge}>
      <div className={classes(css.parts, hasPad && css.withPad)}>
        <SheetAmount {...amount} error={errors.amount} hasPad={hasPad} onPad={choosePad} />
        <div className={css.rows}>
          <Row icon="user" label="Cliente" onOpen={() => go('payer')}>
            {payer && (fullName(payer) || `@${payer.username}`)}
          </Row>
          <Row icon="edit" label="Nota y referencia" onOpen={() => go('note')}>
            {[note, reference].filter(Boolean).join(' · ')}
          </Row>
          <Row icon="clock" label="Tiempo de espera" onOpen={() => go('time')}>
            {timeLabel(timer)}
          </Row>
          {choice.choosesCashier && (
            <Row icon="store" label="Caja" onOpen={() => go('place')}>
              {charge.places.cashier.name || textWithoutChoice(choice.cashiers)}
            </Row>
          )}
          {wrong && (
            <div role="alert">
              <FieldError>{wrong}</FieldError>
            </div>
          )}
        </div>
        {hasPad && <AmountPad {...amount} />}
      </div>
    </ChargeFrame>
  );
}

interface RowProps {
  icon: IconName;
  label: string;
  /** The chosen value. */
  children: string | undefined;
  onOpen: () => void;
}

const Row = ({ icon, label, children, onOpen }: RowProps) => (
  <button type="button" className={css.row} onClick={onOpen}>
    <Icon name={icon} />
    <span>{label}</span>
    <span className={css.chosen}>{children || 'Opcional'}</span>
  </button>
);

function PayerStep({ charge, go }: StepProps) {
  return (
    <Dialog
      sheet
      title="Cliente"
      onBack={() => go('amount')}
      onClose={() => go('amount')}
      foot={
        <Button
          variant="outline"
          size="full"
          onClick={() => {
            charge.choosePayer(undefined);
            go('amount');
          }}
        >
          Seguir sin cliente
        </Button>
      }
    >
      <PayerField alone charge={{ ...charge, payer: undefined }} onChosen={() => go('amount')} />
    </Dialog>
  );
}

const settingStep =
  (title: string, Fields: (props: { charge: Charge }) => React.ReactNode) =>
  ({ charge, go }: StepProps) => (
    <Dialog
      sheet
      title={title}
      onBack={() => go('amount')}
      onClose={() => go('amount')}
      onSubmit={() => go('amount')}
      foot={
        <Button type="submit" size="full">
          Listo
        </Button>
      }
    >
      <Fields charge={charge} />
    </Dialog>
  );

const TimeChoices = ({ charge: { form, payer } }: { charge: Charge }) => (
  <ChargeTimeChoices
    value={form.values.timer}
    hasPayer={payer !== undefined}
    onChange={(value) => form.set('timer', value)}
  />
);

const STEPS: Record<Step, (props: StepProps) => React.ReactNode> = {
  amount: AmountStep,
  payer: PayerStep,
  note: settingStep('Nota y referencia', ({ charge: { form } }) => <NoteAndReferenceFields form={form} />),
  time: settingStep('Tiempo de espera', TimeChoices),
  place: settingStep('Sucursal y caja', PlaceFields),
};
