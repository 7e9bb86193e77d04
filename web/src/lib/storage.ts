/**
 * What this browser remembers: the e-mail for the next sign-in, the id of who is signed in (a hint that a session may exist, no
 * proof of it), when somebody signed out, which help was dismissed, which picture's failure was read, the theme. Storage may be refused (private windows): then the page
 * remembers for as long as it is open.
 */
type Key = 'kloak-email' | 'kloak-user-id' | 'kloak-left' | 'kloak-theme' | 'kloak-avatar-failure' | `kloak-help-${string}`;

const unstored = new Map<Key, string>();

export function remembered(key: Key): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return unstored.get(key);
  }
}

/** Nothing as a value forgets the key. */
export function remember(key: Key, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    if (value === undefined) unstored.delete(key);
    else unstored.set(key, value);
  }
}
