/**
 * What this browser remembers: the e-mail for the next sign-in, the id of who is signed in (a hint that a session may exist, no
 * proof of it), which help was dismissed, the theme. Storage may be refused (private windows): then nothing is remembered.
 */
type Key = 'kloak-email' | 'kloak-user-id' | 'kloak-theme' | `kloak-help-${string}`;

export function remembered(key: Key): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Nothing as a value forgets the key. */
export function remember(key: Key, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Refused storage is an accepted state, see above.
  }
}
