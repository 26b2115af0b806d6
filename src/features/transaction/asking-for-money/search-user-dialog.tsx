import type { FriUser } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useEffect, useState } from 'react';
import { FailureAlert } from '#blocks/form/failure-alert.tsx';
import { useRestorableState } from '#blocks/form/use-restorable-state.ts';
import { fullName, maskedPhone } from '#domain/app-user-name-and-phone.ts';
import { LONGEST } from '#domain/maximum-lengths.ts';
import { figures } from '#styles/typography.css.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { Person } from '#ui/person.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { TextField } from '#ui/text-field.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { lacksCashier, NoCashierAlert, usePlaceChoice } from '../place-choice.tsx';
import { type StepOf, transactionModal } from '../transaction-modal.ts';
import { createAppUserSearch } from './app-user-search.ts';
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
  // Loaded here already, for the next step.
  const placeChoice = usePlaceChoice({ branchId: '', cashierId: '' });
  const nowhere = lacksCashier(placeChoice);
  const { earlier } = useEarlierPayers(text.trim(), placesOf(placeChoice));
  const payers = lookup.kind === 'found' ? [] : [...(earlier?.atCashier ?? []), ...(earlier?.inBranch ?? [])];

  return (
    <Dialog
      title="Enviar solicitud"
      subtitle="¿A quién le solicitas el pago?"
      onClose={transactionModal.close}
      foot={
        <Button size="full" disabled={lookup.kind !== 'found' || nowhere} onClick={search.submit}>
          Continuar
        </Button>
      }
    >
      {nowhere && <NoCashierAlert placeChoice={placeChoice} />}
      <div>
        <TextField
          label="Usuario o teléfono"
          help="Escribe el usuario sin @, o el teléfono de 8 dígitos."
          error={lookup.kind === 'invalid' ? lookup.error : undefined}
          value={search.typed.value}
          onChange={(next) => {
            setText(next);
            search.type(next, !nowhere);
          }}
          onFocus={(event) => event.target.select()}
          // This is not a form, because Enter does nothing in a form whose submit button is disabled.
          onKeyDown={(event) => event.key === 'Enter' && !nowhere && search.submit()}
          enterKeyHint="search"
          start={<Icon name="search" />}
          end={lookup.kind === 'searching' && <Spinner />}
          maxLength={LONGEST.userSearch}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <div role="status">
          {lookup.kind === 'searching' && <VisuallyHidden>Buscando</VisuallyHidden>}
          {lookup.kind === 'hint' && !payers[0] && <p className={css.hint}>{lookup.hint}</p>}
          {lookup.kind === 'found' && (
            <div className={css.result}>
              <AppUserCard friUser={lookup.friUser} end={<FoundMark />} />
            </div>
          )}
        </div>
        {payers.length > 0 && (
          <ul className={css.result} aria-label="Han pagado antes">
            {payers.map(({ friUser }) => (
              <li key={friUser.id}>
                <Button variant="text" icon="user" onClick={() => choose(friUser, friUser.username)}>
                  {fullName(friUser)} · @{friUser.username}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {lookup.kind === 'failed' && (
          <div className={css.result}>
            <FailureAlert failure={lookup.failure} />
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** With a space between, because a dot would end or begin a line on phones. */
const WRAPPED = { display: 'flex', flexWrap: 'wrap', columnGap: '0.75em' } as const;

export function AppUserCard({ friUser, end }: { friUser: FriUser; end: ReactNode }) {
  const phone = maskedPhone(friUser);
  return (
    <Person
      boxed
      name={fullName(friUser) || friUser.username}
      detail={
        <span style={WRAPPED}>
          <span>@{friUser.username}</span> <span className={figures}>{phone}</span>
        </span>
      }
      avatar={friUser.avatar}
      end={end}
    />
  );
}

const FoundMark = () => (
  <span className={css.found}>
    <Icon name="check-circle" />
  </span>
);
