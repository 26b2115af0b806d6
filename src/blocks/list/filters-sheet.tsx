import type { FormEvent, ReactNode, Ref } from 'react';
import { sectionLabel } from '../../../styles/typography.css.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Modal, ModalTitle } from '../../ui/modal.tsx';
import * as css from './list-filters.css.ts';

interface FiltersSheetProps {
  /** Applies what was typed. Answers whether it was right. */
  onApply: () => boolean;
  formRef?: Ref<HTMLFormElement>;
  onClean: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** The filters of small screens, over all of it. */
export function FiltersSheet({ onApply, formRef, onClean, onClose, children }: FiltersSheetProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (onApply()) onClose();
  };
  return (
    <Modal
      scrimClass={css.sheetScrim}
      className={css.sheet}
      firstFocus={(sheet) => sheet.querySelector('h2')}
      onClose={onClose}
    >
      <div className={css.sheetHead}>
        <ModalTitle className={sectionLabel} tabIndex={-1}>
          Filtros
        </ModalTitle>
        <IconButton icon="close" label="Cerrar" size="lg" onClick={onClose} />
      </div>
      <form ref={formRef} className={css.sheetForm} onSubmit={submit} noValidate>
        <div className={css.sheetBody}>{children}</div>
        <div className={css.sheetFoot}>
          <Button variant="text" onClick={onClean}>
            Limpiar
          </Button>
          <Button type="submit">Aplicar</Button>
        </div>
      </form>
    </Modal>
  );
}
