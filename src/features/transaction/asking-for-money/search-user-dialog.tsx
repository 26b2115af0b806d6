import type { FriUser } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { FailureAlert } from '#blocks/form/failure-alert.tsx';
import { useRestorableState } from '#blocks/form/use-restorable-state.ts';
import { parseAppUserSearch } from '#domain/parse-app-user-search.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { lacksCashier, NoCashierAlert, usePlaceChoice } from '../place-choice.tsx';
import { type StepOf, transactionModal } from '../transaction-modal.ts';
import { AppUserCard } from './app-user-card.tsx';
import { createAppUserSearch } from './app-user-search.ts';
import { PayerInput } from './payer-input.tsx';
import { placesOf } from './payer-places.ts';
import * as css from './search-user-dialog.css.ts';
import { useEarlierPayers } from './use-earlier-payers.ts';

export function SearchUserDialog({ typed, friUser, draft }: StepOf<'search-user'>) {
  useSignals();
  const [text, setText] = useRestorableState('user', typed);
  // A text restored after the session ended has no user found yet.
  const found = text === typed ? friUser : undefined;
  const choose = (person: FriUser, by: string) =>
    transactionModal.open({ step: 'new-request', typed: by, friUser: person, ...(draft && { draft }) });
  const [search] = useState(() => createAppUserSearch({ typed: text, friUser: found, onChosen: choose }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the initial values
  useEffect(() => {
    if (text && !found) search.type(text);
    return search.stop;
  }, [search]);
  const lookup = search.lookup.value;
  const mayBeExact = parseAppUserSearch(text).kind === 'ready';
  // Loaded here already, for the next step.
  const placeChoice = usePlaceChoice({ branchId: '', cashierId: '' });
  const nowhere = lacksCashier(placeChoice);
  const places = placesOf(placeChoice);
  const suggested = useEarlierPayers(text.trim(), places);
  const { atCashier, inBranch } = suggested.earlier ?? { atCashier: [], inBranch: [] };

  return (
    <Dialog
      title="Enviar solicitud"
      subtitle="¿A quién le solicitas el pago?"
      onClose={transactionModal.close}
      foot={
        <Button size="full" disabled={lookup.kind !== 'found' || nowhere} onClick={() => search.submit()}>
          Continuar
        </Button>
      }
    >
      {nowhere && <NoCashierAlert placeChoice={placeChoice} />}
      <div>
        <Field
          label="Usuario o teléfono"
          help="Escribe el usuario sin @, o el teléfono de 8 dígitos. Quien ya pagó aquí aparece por su nombre."
          error={lookup.kind === 'invalid' && lookup.error}
        >
          {(control) => (
            <PayerInput
              search={search}
              suggested={suggested}
              places={places}
              control={control}
              undecided={mayBeExact && (lookup.kind === 'none' || lookup.kind === 'searching')}
              onType={(next) => {
                setText(next);
                search.type(next, !nowhere);
              }}
              onChoose={(person) => choose(person, person.username)}
              onLookUp={() => !nowhere && search.submit()}
            />
          )}
        </Field>
        <div role="status">
          {lookup.kind === 'searching' && <VisuallyHidden>Buscando</VisuallyHidden>}
          {lookup.kind === 'hint' && atCashier.length + inBranch.length === 0 && (
            <p className={css.hint}>{lookup.hint}</p>
          )}
          {lookup.kind === 'found' && (
            <div className={css.result}>
              <AppUserCard friUser={lookup.friUser} end={<FoundMark />} />
            </div>
          )}
        </div>
        {lookup.kind === 'failed' && (
          <div className={css.result}>
            <FailureAlert failure={lookup.failure} />
          </div>
        )}
      </div>
    </Dialog>
  );
}

const FoundMark = () => (
  <span className={css.found}>
    <Icon name="check-circle" />
  </span>
);
