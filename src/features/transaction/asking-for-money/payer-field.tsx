import type { FriUser } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { AppUserCard } from './app-user-card.tsx';
import { type AppUserSearch, createAppUserSearch } from './app-user-search.ts';
import { PayerInput } from './payer-input.tsx';
import type { Charge } from './use-charge.ts';
import { useEarlierPayers } from './use-earlier-payers.ts';

const NOBODY = 'Nadie con ese nombre ha pagado aquí. Enter busca el usuario o teléfono';

interface PayerFieldProps {
  charge: Charge;
  onChosen?: () => void;
  /** On a page of its own, with the list below the field instead of over the content that follows. */
  alone?: boolean;
}

/** The payer, if known: an earlier payer of this place, or any app user by complete username or phone number. */
export function PayerField({ charge, onChosen, alone = false }: PayerFieldProps) {
  useSignals();
  const { payer, places, back, busy } = charge;
  const choose = (friUser: FriUser) => {
    search.type('', false);
    charge.choosePayer(friUser);
    onChosen?.();
  };
  const latest = useRef(choose);
  latest.current = choose;
  const [search] = useState(() =>
    createAppUserSearch({ typed: '', onChosen: (friUser) => latest.current(friUser) }),
  );
  useEffect(() => {
    return search.stop;
  }, [search]);
  const suggested = useEarlierPayers(search.typed.value.trim(), places);
  const { earlier, pending } = suggested;
  const isNobody = earlier && !pending && earlier.atCashier.length + earlier.inBranch.length === 0;

  if (payer)
    return (
      <AppUserCard
        friUser={payer}
        end={
          <Button
            variant="text"
            size="sm"
            disabled={busy}
            onClick={back ?? (() => charge.choosePayer(undefined))}
          >
            {back ? 'Cambiar' : 'Quitar'}
          </Button>
        }
      />
    );
  return (
    <Field
      label={alone ? 'Nombre, usuario o teléfono' : 'Cliente'}
      optional={!alone}
      error={problemOf(search)}
      help={isNobody && NOBODY}
    >
      {(control) => (
        <PayerInput
          search={search}
          suggested={suggested}
          places={places}
          control={control}
          floating={!alone}
          placeholder={alone ? '' : 'Nombre, usuario o teléfono'}
          onType={(text) => search.type(text, false)}
          onChoose={choose}
          onLookUp={() => search.typed.value.trim() && search.submit(true)}
        />
      )}
    </Field>
  );
}

function problemOf({ lookup: { value } }: AppUserSearch): string | undefined {
  if (value.kind === 'invalid') return value.error;
  if (value.kind !== 'failed') return undefined;
  return value.failure.status === 404 ? 'No encontramos ese usuario' : value.failure.message;
}
