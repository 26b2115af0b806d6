import { type ReactNode, useEffect } from 'react';
import { Button } from '#ui/button.tsx';
import { Modal, ModalTitle } from '#ui/modal.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import * as css from './print-preview.css.ts';

interface PrintPreviewProps {
  title: string;
  /** Opens the print dialog immediately, because the user has already asked to print. */
  printsAtOnce?: boolean;
  onPrint?: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Shows a receipt or slip as it will be printed; nothing else of the page is printed. */
export function PrintPreview({ title, printsAtOnce, onPrint, onClose, children }: PrintPreviewProps) {
  const print = () => {
    window.print();
    onPrint?.();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it has opened
  useEffect(() => {
    if (printsAtOnce) print();
  }, []);
  return (
    <Modal
      scrimClass={css.scrim}
      className={css.stage}
      firstFocus={(stage) => stage.querySelector<HTMLElement>('[data-print]')}
      onClose={onClose}
    >
      <ModalTitle asChild>
        <h2>
          <VisuallyHidden>{title}</VisuallyHidden>
        </h2>
      </ModalTitle>
      <div className={css.bar}>
        <Button variant="text" icon="arrow-left" onClick={onClose}>
          Volver
        </Button>
        <Button icon="printer" data-print onClick={print}>
          Imprimir
        </Button>
      </div>
      {children}
    </Modal>
  );
}
