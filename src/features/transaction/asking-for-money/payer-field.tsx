import type { FriUser } from '@cobros/sdk';
import { useEffect, useRef, useState } from 'react';
import { fullName } from '#domain/app-user-name-and-phone.ts';
import { foundPart } from '#domain/found-part.ts';
import { parseAppUserSearch } from '#domain/parse-app-user-search.ts';
import { clip, secondary, strong } from '#styles/typography.css.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Combobox } from '#ui/combobox.tsx';
import { Field } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import type { EarlierPayer, EarlierPayers, PayerPlaces } from './earlier-payers-operations.ts';
import * as css from './payer-field.css.ts';
import { findAppUser } from './request-operations.ts';
import { AppUserCard } from './search-user-dialog.tsx';
import { useEarlierPayers } from './use-earlier-payers.ts';
import { usePlaceBelow } from './use-place-below.ts';

const UNKNOWN = 'No encontramos ese usuario';
const NOBODY = 'Nadie con ese nombre ha pagado aquí';

interface PayerFieldProps {
  payer: FriUser | undefined;
  /** Called with the chosen payer, after which the submit button gets the focus. */
  onPayer: (payer: FriUser | undefined) => void;
  places: PayerPlaces;
  /** On a page of its own, with the list below the field instead of over the content that follows. */
  alone?: boolean;
}

/** The payer, if known: an earlier payer of this place, or any app user by complete username or phone number. */
export function PayerField({ payer, onPayer, places, alone }: PayerFieldProps) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');
  const [open, setOpen] = useState(true);
  const [entered, setEntered] = useState(false);
  const { earlier, pending, search } = useEarlierPayers(typed.trim(), places);
  const groups = open && !pending ? groupsOf(earlier, places) : [];
  useEscape(groups.length > 0, () => setOpen(false));
  const place = usePlaceBelow(groups.length > 0 && !alone);

  const lookingUp = useRef<AbortController>(undefined);
  const stop = () => lookingUp.current?.abort();
  useEffect(() => () => lookingUp.current?.abort(), []);

  const choose = (friUser: FriUser) => {
    stop();
    setTyped('');
    onPayer(friUser);
  };
  const lookUp = async () => {
    const parsed = parseAppUserSearch(typed);
    if (parsed.kind === 'empty') return;
    if (parsed.kind !== 'ready') return setProblem(parsed.error);
    stop();
    const abort = new AbortController();
    lookingUp.current = abort;
    const found = await findAppUser(parsed.search, abort.signal);
    // The text has changed meanwhile: the request would go to somebody else.
    if (abort.signal.aborted) return;
    if (found.ok) choose(found.data);
    else setProblem(found.failure.status === 404 ? UNKNOWN : found.failure.message);
  };

  // Enter was pressed before the suggestions arrived.
  useEffect(() => {
    if (!entered || pending) return;
    setEntered(false);
    const [first] = groups.flatMap(({ options }) => options);
    if (first) choose(first.one.friUser);
    else void lookUp();
  });

  if (payer)
    return (
      <AppUserCard
        friUser={payer}
        end={
          <Button variant="text" size="sm" onClick={() => onPayer(undefined)}>
            Quitar
          </Button>
        }
      />
    );
  return (
    <Field
      label={alone ? 'Nombre, usuario o teléfono' : 'Cliente'}
      optional={!alone}
      error={problem || undefined}
      help={earlier && !pending && isNobody(earlier) && `${NOBODY}. Enter busca el usuario o teléfono`}
    >
      {(control) => (
        <div ref={place} className={alone ? undefined : css.floating}>
          <Combobox
            label="Clientes"
            control={control}
            icon="user"
            placeholder={alone ? '' : 'Nombre, usuario o teléfono'}
            value={typed}
            onChange={(text) => {
              stop();
              setTyped(text);
              setProblem('');
              setEntered(false);
              setOpen(true);
            }}
            groups={groups}
            renderOption={({ one }: { one: EarlierPayer }) => <Option {...one} typed={search} />}
            foot={<SomebodyElse />}
            listClass={groups.length > 0 ? css.list : undefined}
            onFocus={() => setOpen(true)}
            // A floating list would cover the fields that follow.
            onBlur={() => setOpen(alone ?? false)}
            onChoose={({ one }) => choose(one.friUser)}
            onEnterEmpty={() => (pending ? setEntered(true) : void lookUp())}
          />
        </div>
      )}
    </Field>
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
      <p className={css.last}>
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

const isNobody = ({ atCashier, inBranch }: EarlierPayers) => atCashier.length + inBranch.length === 0;

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
