/**
 * Keys that this browser remembers. `user-id`: a hint that a session may exist, no proof. `email`: for the next sign-in. `left`: time of a sign-out.
 * `avatar-failure`: read ones. `worker`: whether it is off. `install`: time of the first visit, until the app was offered. `chat`: unsent messages.
 * `memory`: the day on which memories were dismissed. `privacy`: the choice of the last upload. `push`: the choice of pushes to this device. `help`:
 * dismissed ones. If storage is refused (private windows), the page remembers them while it is open.
 */
type Key =
  | 'kloak-email'
  | 'kloak-user-id'
  | 'kloak-left'
  | 'kloak-theme'
  | 'kloak-avatar-failure'
  | 'kloak-worker'
  | 'kloak-install'
  | `kloak-chat-${string}`
  | `kloak-memory-${string}`
  | `kloak-privacy-${string}`
  | `kloak-push-${string}`
  | `kloak-help-${string}`;

const unstored = new Map<Key, string>();

export function remembered(key: Key): string | undefined {
  try {
    return unstored.get(key) ?? localStorage.getItem(key) ?? undefined;
  } catch {
    return unstored.get(key);
  }
}

/** The value `undefined` removes the key. */
export function remember(key: Key, value: string | undefined): void {
  unstored.delete(key);
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // There is no storage, or it is full.
    if (value !== undefined) unstored.set(key, value);
  }
}

/** Suffixes of all remembered keys with this prefix. */
export function rememberedUnder(prefix: Key): readonly string[] {
  const rests = (keys: Iterable<string>) => [...keys].flatMap((key) => (key.startsWith(prefix) ? key.slice(prefix.length) : []));
  try {
    return [...new Set([...rests(Object.keys(localStorage)), ...rests(unstored.keys())])];
  } catch {
    return rests(unstored.keys());
  }
}
