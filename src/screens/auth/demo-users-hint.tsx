import { useSignals } from '@preact/signals-react/runtime';
import { DEFAULT_CONFIG } from '#api/load-config.ts';
import { config } from '#stores/config.ts';
import { fingerTarget } from '#styles/layout.css.ts';
import { muted } from '#styles/typography.css.ts';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import * as css from './demo-users-hint.css.ts';

interface DemoUsersHintProps {
  onChoose: (username: string, password: string) => void;
}

/** Lists the demo accounts, which only a sandbox's config.json has. Its space is reserved until that file is loaded. */
export function DemoUsersHint({ onChoose }: DemoUsersHintProps) {
  useSignals();
  const { sandbox } = config.value;
  const none = !sandbox && config.value !== DEFAULT_CONFIG;
  return (
    <details className={classes(css.hint, none && css.noHint)}>
      <summary className={css.hintSummary}>
        Datos de demostración
        <Icon name="down" size="sm" />
      </summary>
      {sandbox?.signIns.map(({ role, username, password }) => (
        <button
          key={username}
          type="button"
          className={css.hintRow}
          onClick={() => onChoose(username, password)}
        >
          <span className={muted}>{role}</span>
          <span>
            {username} · {password}
          </span>
        </button>
      ))}
      <p className={css.hintFoot}>
        <a className={fingerTarget} href={sandbox?.worldUrl} target="_blank" rel="noreferrer">
          Abrir los teléfonos simulados
        </a>
      </p>
    </details>
  );
}
