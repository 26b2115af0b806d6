import type { ReactNode } from 'react';
import { sectionLabel } from '#styles/typography.css.ts';
import { classes } from './classes.ts';
import { IconButton } from './icon-button.tsx';
import { Modal, ModalTitle } from './modal.tsx';
import { useModalNotice } from './modal-notice.ts';
import * as css from './side-panel.css.ts';

/** Moves to the previous or next row; without `onSelect` there is no such row. */
type Neighbor = { label: string; onSelect?: (() => void) | undefined };

type SidePanelProps = {
  title: string;
  previous?: Neighbor;
  next?: Neighbor;
  onClose: () => void;
  foot?: ReactNode;
  children: ReactNode;
};

const Step = ({ icon, to }: { icon: 'arrow-up' | 'arrow-down'; to: Neighbor | undefined }) =>
  to && <IconButton icon={icon} label={to.label} disabled={!to.onSelect} onClick={to.onSelect} />;

/** A panel beside the page; its screen keeps its open state in the address. */
export const SidePanel = ({ title, previous, next, onClose, foot, children }: SidePanelProps) => (
  <Modal
    scrimClass={css.scrim}
    className={css.panel}
    outsideCloses
    inAddress
    firstFocus={(panel) => panel.querySelector('h2')}
    onClose={onClose}
  >
    <div className={css.head}>
      <ModalTitle className={classes(sectionLabel, css.title)} tabIndex={-1}>
        {title}
      </ModalTitle>
      <Step icon="arrow-up" to={previous} />
      <Step icon="arrow-down" to={next} />
      <IconButton icon="close" label="Cerrar" onClick={onClose} />
    </div>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
    <section className={css.body} tabIndex={0} aria-label={title}>
      {useModalNotice()}
      {children}
    </section>
    {foot && <div className={css.foot}>{foot}</div>}
  </Modal>
);
