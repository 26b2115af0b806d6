import { useEffect, useState } from 'react';
import { countText } from '#blocks/count-text.ts';
import { forUser } from '#blocks/for-user.tsx';
import { FailureAlert } from '#blocks/form/failure-alert.tsx';
import { isReadRetryable } from '#blocks/form/read-failure-alert.tsx';
import { checkReceipt, UNKNOWN_RECEIPT } from '#features/transaction/unknown-receipt-texts.ts';
import type { CurrentUser } from '#stores/current-user.ts';
import { grow, stack } from '#styles/layout.css.ts';
import { clip, figures, muted, secondary, strong } from '#styles/typography.css.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Combobox } from '#ui/combobox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { takeEarlyKeys } from '#ui/early-keys.ts';
import { Icon } from '#ui/icon.tsx';
import { useBelow } from '#ui/use-below.ts';
import { findModal } from './find-modal.ts';
import type { Found } from './found.ts';
import { type Finding, useFind } from './use-find.ts';

export const FindDialog = forUser(Find);

function Find({ user }: { user: CurrentUser }) {
  const [typed, setTyped] = useState('');
  const [entered, setEntered] = useState(false);
  const finding = useFind(user, typed);
  const isPhone = useBelow('sm');
  const { groups, only, loading, failure, unknownReceipt, retry } = finding;

  // A code read by a barcode reader, which also types Enter, opens its payment as soon as it is found.
  useEffect(() => {
    if (!entered || loading) return;
    setEntered(false);
    // Payers write notes, so a payment found only by its text does not prove a receipt.
    if (only && !unknownReceipt) choose(only);
  }, [entered, loading, only, unknownReceipt]);

  return (
    <Dialog
      title="Buscar"
      onClose={findModal.close}
      alert={
        failure ? (
          <div className={stack[2]}>
            <FailureAlert failure={failure} />
            {isReadRetryable(failure) && (
              <Button variant="outline" size="sm" icon="refresh" onClick={retry}>
                Reintentar
              </Button>
            )}
          </div>
        ) : (
          unknownReceipt && (
            <Alert tone="error" title={UNKNOWN_RECEIPT}>
              {checkReceipt(user)}
            </Alert>
          )
        )
      }
      foot={
        !isPhone && (
          <Button variant="text" size="sm" onClick={() => findModal.open({ step: 'keys' })}>
            Atajos de teclado
          </Button>
        )
      }
    >
      <Combobox
        label="Buscar en el portal"
        placeholder="Autorización, comprobante, nombre o acción"
        value={typed}
        onChange={(value) => {
          setEntered(false);
          setTyped(value);
        }}
        groups={groups}
        renderOption={(option) => <FoundOption found={option} />}
        onFocus={() => {
          // A barcode reader types before the dialog's code is loaded and its field has the focus.
          const early = takeEarlyKeys();
          if (early === '') return;
          setTyped(typed + early.replace(/[\n\t]/g, ''));
          setEntered(early.endsWith('\n'));
        }}
        onChoose={choose}
        onEnter={(option) => (option ? choose(option) : setEntered(loading))}
      />
      <p role="status" className={secondary}>
        {statusText(typed, finding)}
      </p>
    </Dialog>
  );
}

function choose({ open, staysOpen }: Found): void {
  if (!staysOpen) findModal.close();
  open();
}

function statusText(typed: string, { count, loading, failure, unknownReceipt }: Finding): string {
  if (typed.trim() === '') return '';
  if (loading) return 'Buscando…';
  const { shown, total } = count;
  if (shown < total) return `${shown} de ${countText(total)} resultados`;
  if (shown > 0) return shown === 1 ? '1 resultado' : `${shown} resultados`;
  return failure || unknownReceipt ? '' : `Nada coincide con “${typed.trim()}”`;
}

const FoundOption = ({ found: { icon, name, detail, amount, status } }: { found: Found }) => (
  <>
    <span className={muted}>
      <Icon name={icon} />
    </span>
    <div className={grow}>
      <p className={classes(clip, strong)}>{name}</p>
      {detail && <p className={secondary}>{detail}</p>}
    </div>
    <div style={{ display: 'grid', justifyItems: 'end' }}>
      {amount && <b className={figures}>{amount}</b>}
      {status}
    </div>
  </>
);
