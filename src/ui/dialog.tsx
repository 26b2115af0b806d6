import type { FormEvent, ReactNode, Ref } from 'react';
import * as type from '#styles/typography.css.ts';
import { classes } from './classes.ts';
import * as css from './dialog.css.ts';
import { IconButton } from './icon-button.tsx';
import { Modal, ModalDescription, ModalTitle } from './modal.tsx';
import { useModalNotice } from './modal-notice.ts';

type DialogProps = {
  title: string;
  /** The dialog's own size and colors. */
  className?: string | undefined;
  subtitle?: ReactNode;
  /** Id of an element, such as the amount, that is announced with the subtitle. */
  describedBy?: string;
  destructive?: boolean;
  /** The focus starts on the last button ("Volver"), so that pressing Enter twice does nothing irreversible. */
  startsOnLeave?: boolean;
  /** The dialog opens without an action of the user. */
  interrupts?: boolean;
  /** A call is running, so Esc and × do nothing. */
  busy?: boolean;
  closeLabel?: string;
  /** Fills narrow windows; steps after the first have only a back button. */
  sheet?: boolean;
  /** The dialog itself says since when nothing is known. */
  saysWhatIsUnknown?: boolean;
  onClose: () => void;
  onBack?: (() => void) | undefined;
  /** Makes the dialog a form: Enter in a field and the footer's submit button call this. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  formRef?: Ref<HTMLFormElement>;
  /** A failure, shown just above the footer. */
  alert?: ReactNode;
  foot?: ReactNode;
  children?: ReactNode;
};

const isField = (element: Element) =>
  !(element instanceof HTMLInputElement && element.type === 'radio' && !element.checked);

/** The first field or button; in a destructive dialog a required field, otherwise the last button ("Volver"). */
function firstFocus(
  content: HTMLElement,
  { destructive, startsOnLeave }: DialogProps,
): HTMLElement | undefined {
  const fields = content.querySelectorAll<HTMLElement>(':is(input, select, textarea):not([disabled])');
  const buttons = [...content.querySelectorAll<HTMLElement>('[data-foot] button:not(:disabled)')];
  const required = destructive ? content.querySelector<HTMLElement>('input[required]') : null;
  if (destructive || startsOnLeave) return required ?? buttons.at(-1);
  return [...fields].find(isField) ?? buttons[0];
}

export function Dialog(props: DialogProps) {
  const {
    title,
    subtitle,
    destructive = false,
    interrupts = false,
    busy = false,
    onBack,
    onSubmit,
    alert,
    foot,
    sheet = false,
  } = props;
  const notice = useModalNotice();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React passes events from a portal to the parent component, which may be a form too.
    event.stopPropagation();
    if (!busy) onSubmit?.(event);
  };
  const content = (
    <>
      {props.children && <div className={css.body}>{props.children}</div>}
      {alert && <div className={css.alert}>{alert}</div>}
      {foot && (
        <div className={css.foot} data-foot>
          {foot}
        </div>
      )}
    </>
  );
  return (
    <Modal
      scrimClass={classes(css.scrim, sheet && css.sheetScrim)}
      className={classes(css.dialog, sheet && css.sheet, props.className)}
      urgent={destructive || interrupts}
      busy={busy}
      describedBy={props.describedBy}
      firstFocus={(element) => firstFocus(element, props)}
      onClose={props.onClose}
    >
      {onBack && (
        <div className={css.back}>
          <IconButton icon="arrow-left" label="Volver" disabled={busy} onClick={onBack} />
        </div>
      )}
      {!(sheet && onBack) && (
        <div className={css.close} data-close>
          <IconButton
            icon="close"
            label={props.closeLabel ?? 'Cerrar'}
            disabled={busy}
            onClick={props.onClose}
          />
        </div>
      )}
      <div className={css.head}>
        <ModalTitle className={type.heading}>{title}</ModalTitle>
        {subtitle && (
          <ModalDescription className={classes(type.subtitle, css.subtitle)}>{subtitle}</ModalDescription>
        )}
      </div>
      {notice && !props.saysWhatIsUnknown && <div className={css.alert}>{notice}</div>}
      {onSubmit ? (
        <form ref={props.formRef} className={css.main} onSubmit={submit} noValidate>
          {content}
        </form>
      ) : (
        <div className={css.main}>{content}</div>
      )}
    </Modal>
  );
}
