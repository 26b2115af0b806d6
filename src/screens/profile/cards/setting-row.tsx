import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import * as css from '../profile.css.ts';

type SettingRowProps = {
  label: string;
  value: ReactNode;
  /** Edits this fact. */
  action?: ReactNode;
};

export const SettingRow = ({ label, value, action }: SettingRowProps) => (
  <li className={css.row}>
    <span className={css.label}>{label}</span>
    <div className={css.value}>{value}</div>
    {action && <span className={css.action}>{action}</span>}
  </li>
);

type EditButtonProps = { word?: string; what: string; onClick: () => void };

export const EditButton = ({ word = 'Editar', what, onClick }: EditButtonProps) => (
  <Button variant="text" size="sm" aria-label={`${word} ${what}`} onClick={onClick}>
    {word}
  </Button>
);
