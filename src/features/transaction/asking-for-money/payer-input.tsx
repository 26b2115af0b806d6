import type { FriUser } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef, useState } from 'react';
import { fullName } from '#domain/app-user-name-and-phone.ts';
import { foundPart } from '#domain/found-part.ts';
import { LONGEST } from '#domain/maximum-lengths.ts';
import { clip, secondary, strong, untranslated } from '#styles/typography.css.ts';
import { Avatar } from '#ui/avatar.tsx';
import { classes } from '#ui/classes.ts';
import { Combobox } from '#ui/combobox.tsx';
import type { ControlProps } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Spinner } from '#ui/spinner.tsx';
import type { AppUserSearch } from './app-user-search.ts';
import type { EarlierPayer, EarlierPayers, PayerPlaces } from './earlier-payers-operations.ts';
import * as css from './payer-input.css.ts';
import type { useEarlierPayers } from './use-earlier-payers.ts';
import { usePlaceBelow } from './use-place-below.ts';

interface PayerInputProps {
  search: AppUserSearch;
  suggested: ReturnType<typeof useEarlierPayers>;
  places: PayerPlaces;
  control: ControlProps;
  placeholder?: string;
  /** With the list over the content that follows the field. */
  floating?: boolean;
  onType: (text: string) => void;
  onChoose: (friUser: FriUser) => void;
  /** Enter was pressed, and nobody who was suggested is meant. */
  onLookUp: () => void;
  /** Whoever has exactly the typed username or phone number is still looked up, and goes before those suggested. */
  undecided?: boolean;
}

/** The field for who is to pay, with those who have paid here before. */
export function PayerInput(props: PayerInputProps) {
  useSignals();
  const { search, suggested, places, floating = false, onChoose, onLookUp } = props;
  const { earlier, pending } = suggested;
  const [open, setOpen] = useState(true);
  const [entered, setEntered] = useState(false);
  const isFound = search.lookup.value.kind === 'found';
  const groups = open && !pending && !isFound ? groupsOf(earlier, places) : [];
  const first = groups[0]?.options[0]?.one.friUser;
  useEscape(floating && groups.length > 0, () => setOpen(false));
  const place = usePlaceBelow(floating && groups.length > 0);

  // Enter was pressed before the suggestions arrived.
  useEffect(() => {
    if (!entered || pending) return;
    setEntered(false);
    if (first) onChoose(first);
    else onLookUp();
  });

  const enter = (active: FriUser | undefined) => {
    if (active && !(props.undecided && active === first)) onChoose(active);
    else if (pending && !props.undecided) setEntered(true);
    else onLookUp();
  };

  return (
    <div ref={place} className={floating ? css.floating : undefined}>
      <Combobox
        label="Clientes"
        control={props.control}
        icon={floating ? 'user' : 'search'}
        placeholder={props.placeholder}
        maxLength={LONGEST.userSearch}
        value={search.typed.value}
        onChange={(text) => {
          setEntered(false);
          setOpen(true);
          props.onType(text);
        }}
        groups={groups}
        renderOption={({ one }: { one: EarlierPayer }) => <Option {...one} typed={suggested.search} />}
        foot={<SomebodyElse />}
        listClass={groups.length > 0 ? css.list : undefined}
        onFocus={(event) => {
          setOpen(true);
          event.target.select();
        }}
        // A floating list would cover the fields that follow.
        onBlur={() => setOpen(!floating)}
        onChoose={({ one }) => onChoose(one.friUser)}
        onEnter={(option) => enter(option?.one.friUser)}
        end={search.lookup.value.kind === 'searching' && <Spinner />}
      />
    </div>
  );
}

const SomebodyElse = () => (
  <p className={css.foot}>
    <Icon name="info" size="sm" />
    ¿Otra persona? Escribe su usuario completo o su teléfono
  </p>
);

function Option({ friUser, last, typed }: EarlierPayer & { typed: string }) {
  const name = fullName(friUser) || `@${friUser.username}`;
  return (
    <div className={css.option}>
      <Avatar name={name} src={friUser.avatar} />
      <div className={css.who}>
        <p className={classes(strong, clip)}>
          <Found text={name} typed={typed} />
        </p>
        <p className={classes(secondary, clip)}>@{friUser.username}</p>
      </div>
      <p className={classes(css.last, untranslated)}>
        {last.formattedCreationDate}
        <br />
        {last.formattedAmount}
      </p>
    </div>
  );
}

function Found({ text, typed }: { text: string; typed: string }) {
  const [before, found, after] = foundPart(text, typed) ?? [text, '', ''];
  return (
    <>
      {before}
      {found && <mark className={css.found}>{found}</mark>}
      {after}
    </>
  );
}

function groupsOf(earlier: EarlierPayers | undefined, { cashier, branch }: PayerPlaces) {
  const optionsOf = (payers: readonly EarlierPayer[] = []) =>
    payers.map((one) => ({ key: one.friUser.id, one }));
  return [
    { heading: `Han pagado en ${cashier.name}`, options: optionsOf(earlier?.atCashier) },
    { heading: `Han pagado en ${branch?.name}`, options: optionsOf(earlier?.inBranch) },
  ].filter(({ options }) => options.length > 0);
}

/** Handled before the dialog sees the key and closes. */
function useEscape(enabled: boolean, work: () => void): void {
  const latest = useRef(work);
  latest.current = work;
  useEffect(() => {
    if (!enabled) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      latest.current();
    };
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, [enabled]);
}
