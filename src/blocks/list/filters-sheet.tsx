import type { FormEvent, ReactNode } from 'react';
import { sectionLabel } from '#styles/typography.css.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Modal, ModalTitle } from '#ui/modal.tsx';
import * as css from './list-filters.css.ts';
import type { FilterForm } from './use-filter-form.ts';

interface FiltersSheetProps {
  form: Pick<FilterForm<unknown>, 'formRef' | 'apply'>;
  onClean: () => void;
  onClose: () => void;
  children: ReactNode;
}

export function FiltersSheet({ form, onClean, onClose, children }: FiltersSheetProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.apply()) onClose();
  };
  return (
    <Modal
      scrimClass={css.sheetScrim}
      className={css.sheet}
      outsideCloses
      firstFocus={(sheet) => sheet.querySelector('h2')}
      onClose={onClose}
    >
      <div className={css.sheetHead}>
        <ModalTitle className={sectionLabel} tabIndex={-1}>
          Filtros
        </ModalTitle>
        <IconButton icon="close" label="Cerrar" size="lg" onClick={onClose} />
      </div>
      <form ref={form.formRef} className={css.sheetForm} onSubmit={submit} noValidate>
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
