import { useState } from 'react';
import * as css from './avatar.css.ts';

/** First letters of the first and last words: "Óscar Rolando Tzul" gives ÓT, "@maria.lopez" M. */
function initials(name: string) {
  const words = name.trim().split(/[\s@]+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}

type AvatarProps = { name: string; src?: string | null | undefined; size?: keyof typeof css.avatars };

/** Hidden from screen readers, because the name is beside it. Falls back to initials when the picture does not load. */
export function Avatar({ name, src, size = 'base' }: AvatarProps) {
  const [missing, setMissing] = useState<string>();
  return src && src !== missing ? (
    <img className={css.avatars[size]} src={src} alt="" onError={() => setMissing(src)} />
  ) : (
    <span className={css.avatars[size]} aria-hidden="true">
      {initials(name)}
    </span>
  );
}
