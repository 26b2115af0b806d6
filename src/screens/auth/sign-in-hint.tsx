import type { Config } from '../../api/config.ts';
import * as css from './auth-layout.css.ts';

interface SignInHintProps {
  sandbox: NonNullable<Config['sandbox']>;
  onChoose: (username: string, password: string) => void;
}

/** Demo accounts; only the config.json of a sandbox has them. */
export function SignInHint({ sandbox, onChoose }: SignInHintProps) {
  return (
    <details className={css.hint}>
      <summary className={css.hintSummary}>Datos de demostración</summary>
      {sandbox.signIns.map(({ role, username, password }) => (
        <button
          key={username}
          type="button"
          className={css.hintRow}
          onClick={() => onChoose(username, password)}
        >
          <span className={css.hintRole}>{role}</span>
          <span>
            {username} · {password}
          </span>
        </button>
      ))}
      <p>
        <a href={sandbox.worldUrl} target="_blank" rel="noreferrer">
          Abrir los teléfonos simulados
        </a>
      </p>
    </details>
  );
}
