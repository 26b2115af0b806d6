import { useEffect, useState } from 'react';
import { USERNAME_PATTERN } from '../../domain/input-patterns.ts';
import { checkUsername } from './operations/check-username.ts';

const DEBOUNCE_MS = 400;

export type Availability = 'unknown' | 'checking' | 'available' | 'taken';

/**
 * Checks a username after a pause in typing. Only the response for the current text counts. A failed check leaves it
 * unknown, because sending checks again.
 */
export function useUsernameCheck(typed: string): Availability {
  const username = typed.trim();
  const [known, setKnown] = useState<{ username: string; availability: Availability }>();

  useEffect(() => {
    if (!USERNAME_PATTERN.test(username)) return;
    const abort = new AbortController();
    const { signal } = abort;
    const setAvailability = (availability: Availability) => {
      if (!signal.aborted) setKnown({ username, availability });
    };
    const timer = setTimeout(async () => {
      setAvailability('checking');
      const result = await checkUsername(username, signal);
      if (!result.ok) return setAvailability('unknown');
      setAvailability(result.data.available ? 'available' : 'taken');
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [username]);

  return known?.username === username ? known.availability : 'unknown';
}
