import type { PushDevice, PushKind } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { AmountField } from '#blocks/form/amount-field.tsx';
import { FailureAlert } from '#blocks/form/failure-alert.tsx';
import { useSubmit } from '#blocks/form/use-form.ts';
import { toCents } from '#domain/money.ts';
import { amountText } from '#domain/typed-amount.ts';
import { config } from '#stores/config.ts';
import { stack } from '#styles/layout.css.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { CheckboxGroup } from '#ui/checkbox-group.tsx';
import { classes } from '#ui/classes.ts';
import { Switch } from '#ui/switch.tsx';
import { amountFromZeroError } from '../amount-from-zero.ts';
import * as css from '../profile.css.ts';
import { pushForm, saveChoices, turnOn } from './push-operations.ts';

/** Those of a server that tells of more are kept, and not offered. */
const KINDS: Readonly<Record<PushKind, { title: string; text: string }>> = {
  payments: { title: 'Pagos', text: 'Los que llegan, y los que esperan que los asignes.' },
  'failed-closings': { title: 'Cierres con error', text: 'Su dinero sigue por liquidar.' },
  'returned-deposits': { title: 'Depósitos que volvieron', text: 'El banco no los aceptó.' },
  'refund-requests': { title: 'Reembolsos por aprobar', text: 'Los que pide tu equipo.' },
};

interface PushChoicesProps {
  kinds: readonly PushKind[];
  publicKey: string;
  /** This device; undefined while it gets nothing. */
  current: PushDevice | undefined;
}

/** Settings of this device. Before it has notices, the button turns them on. */
export function PushChoices({ kinds, publicKey, current }: PushChoicesProps) {
  useSignals();
  const initial = {
    kinds: [...(current?.kinds ?? kinds)] as string[],
    leastAmount: amountText(toCents(current?.leastAmount ?? 0), config.value),
    showsText: current?.showsText ?? false,
  };
  const { form, busy, failure } = useSubmit(pushForm, initial, (values) =>
    current ? saveChoices(current, values) : turnOn(publicKey, values),
  );
  const offered = kinds.filter((kind) => kind in KINDS);
  return (
    <form ref={form.ref} className={classes(stack[3], css.pushForm)} onSubmit={form.onSubmit} noValidate>
      <p>Elige de qué te avisa este dispositivo aunque el portal esté cerrado.</p>
      {failure && <FailureAlert failure={failure} />}
      <CheckboxGroup
        label="De qué te avisa"
        value={form.values.kinds}
        onChange={(value) => form.set('kinds', value)}
        choices={offered.map((kind) => ({ value: kind, ...KINDS[kind] }))}
      />
      {form.errors.kinds && <Alert tone="error">{form.errors.kinds}</Alert>}
      {form.values.kinds.includes('payments') && (
        <AmountField
          label="Pagos desde"
          size="sm"
          help="Con 0.00 te avisa de todos."
          {...form.field('leastAmount')}
          errorOf={amountFromZeroError}
        />
      )}
      <Switch
        boxed
        label="Mostrar monto y nombre, también con la pantalla bloqueada"
        value={form.values.showsText}
        onChange={(value) => form.set('showsText', value)}
      />
      <div>
        <Button
          type="submit"
          loading={busy}
          loadingLabel={Notification.permission === 'default' ? 'Esperando tu permiso' : 'Cargando'}
          variant={current ? 'soft' : 'primary'}
        >
          {current ? 'Guardar' : 'Activar en este dispositivo'}
        </Button>
      </div>
    </form>
  );
}
