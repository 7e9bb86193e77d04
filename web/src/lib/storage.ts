/**
 * What this browser remembers: the e-mail for the next sign-in, the id of who is signed in (a hint that a session may exist, no
 * proof of it), when somebody signed out, which help was dismissed, which picture's failure was read, what of the chat is not sent yet, when home was visited last, the theme. Storage may be refused (private windows): then the page
 * remembers for as long as it is open.
 */
type Key =
  | 'kloak-email'
  | 'kloak-user-id'
  | 'kloak-left'
  | 'kloak-theme'
  | 'kloak-avatar-failure'
  | `kloak-chat-${string}`
  | `kloak-visit-${string}`
  | `kloak-help-${string}`;

const unstored = new Map<Key, string>();

export function remembered(key: Key): string | undefined {
  try {
    return unstored.get(key) ?? localStorage.getItem(key) ?? undefined;
  } catch {
    return unstored.get(key);
  }
}

/** Nothing as a value forgets the key. */
export function remember(key: Key, value: string | undefined): void {
  unstored.delete(key);
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // There is no storage, or no room in it.
    if (value !== undefined) unstored.set(key, value);
  }
}

/** The rest of each remembered key that begins so. */
export function rememberedUnder(prefix: Key): readonly string[] {
  const rests = (keys: Iterable<string>) => [...keys].flatMap((key) => (key.startsWith(prefix) ? key.slice(prefix.length) : []));
  try {
    return [...new Set([...rests(Object.keys(localStorage)), ...rests(unstored.keys())])];
  } catch {
    return rests(unstored.keys());
  }
}
