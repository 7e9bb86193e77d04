import { createStore, type StoreApi, useStore } from 'zustand';
import { isRecord } from '../../../lib/is-record.ts';
import { memberState } from '../../../lib/member-state.ts';
import { remember, remembered, rememberedUnder } from '../../../lib/storage.ts';
import { useMe } from '../../../session/session.ts';

/** A message that is being sent, or failed: then `failure` is the reason. The same `clientId` is the same message, however often it is sent. */
export type Unsent = {
  readonly clientId: string;
  readonly room: string;
  readonly text: string;
  /** Attached posts, and those of them that the room gets access to. */
  readonly posts: readonly string[];
  readonly grants?: readonly string[] | undefined;
  /** Number of files that must be published first; `lost`: the page that had them is gone. */
  readonly files?: number | undefined;
  readonly lost?: boolean | undefined;
  /** Time of writing, in milliseconds since 1970; unique within a page. */
  readonly at: number;
  readonly failure?: string | undefined;
  /** True if it waits for the network, not for its writer. */
  readonly waits?: boolean | undefined;
};

/** Prefix of all storage keys of a member's chat. */
const keptOf = (me: string) => `kloak-chat-${me}-` as const;
const unsentOf = (me: string) => `${keptOf(me)}unsent-` as const;
const draftOf = (me: string, room: string) => `${keptOf(me)}draft-${room}` as const;

const isUnsent = (value: unknown): value is Unsent =>
  isRecord(value) &&
  Array.isArray(value.posts) &&
  typeof value.at === 'number' &&
  (value.grants === undefined || Array.isArray(value.grants)) &&
  (value.files === undefined || typeof value.files === 'number') &&
  [value.clientId, value.room, value.text, ...value.posts].every((field) => typeof field === 'string');

function kept(me: string, clientId: string): Unsent | undefined {
  try {
    const unsent: unknown = JSON.parse(remembered(`${unsentOf(me)}${clientId}`) ?? 'null');
    return isUnsent(unsent) ? unsent : undefined;
  } catch {
    return undefined;
  }
}

const allKept = (me: string): readonly Unsent[] => {
  const all = rememberedUnder(unsentOf(me)).flatMap((clientId) => kept(me, clientId) ?? []);
  return all.sort((one, other) => one.at - other.at);
};

/** A member's unsent messages, from all tabs of this browser. Each has a storage key of its own, so that no tab overwrites another's. */
export type UnsentMessages = {
  readonly all: StoreApi<readonly Unsent[]>;
  readonly add: (message: Pick<Unsent, 'clientId' | 'room' | 'text' | 'posts' | 'grants' | 'files'>) => void;
  /** No-op if the message is gone. */
  readonly change: (clientId: string, how: Partial<Omit<Unsent, 'clientId' | 'room' | 'text' | 'at'>>) => void;
  readonly drop: (clientId: string) => void;
  /** Reads storage now, for callers that cannot wait for another tab's storage event. */
  readonly read: () => readonly Unsent[];
  readonly end: () => void;
};

/** Removes what members left who used this browser before. */
function forgetOthers(me: string): void {
  for (const rest of rememberedUnder('kloak-chat-')) if (!rest.startsWith(`${me}-`)) remember(`kloak-chat-${rest}`, undefined);
}

function openUnsent(me: string): UnsentMessages {
  if (me !== '') forgetOthers(me);
  const all = createStore<readonly Unsent[]>(() => allKept(me));
  const over = new AbortController();
  const read = () => {
    all.setState(allKept(me), true);
    return all.getState();
  };
  const keep = (clientId: string, message: Unsent | undefined) => {
    if (over.signal.aborted) return;
    remember(`${unsentOf(me)}${clientId}`, message && JSON.stringify(message));
    read();
  };
  // Another tab has changed an entry.
  window.addEventListener('storage', ({ key }) => (key === null || key.startsWith(unsentOf(me))) && read(), { signal: over.signal });
  return {
    all,
    add: (message) => keep(message.clientId, { ...message, at: Math.max(Date.now(), (all.getState().at(-1)?.at ?? 0) + 1) }),
    change(clientId, how) {
      const message = kept(me, clientId);
      if (message) keep(clientId, { ...message, ...how });
    },
    drop: (clientId) => keep(clientId, undefined),
    read,
    end: () => over.abort(),
  };
}

/** Unsent messages of each member of this page. A sign-out drops them, also for that member's next session. */
const unsent = memberState(() => new Map<string, UnsentMessages>(), {
  beforeSignOut(all) {
    for (const [me, { end }] of all) {
      end();
      for (const rest of rememberedUnder(keptOf(me))) remember(`${keptOf(me)}${rest}`, undefined);
    }
  },
  end: (all) => {
    for (const { end } of all.values()) end();
  },
});

export function unsentMessages(me: string): UnsentMessages {
  const found = unsent().get(me) ?? openUnsent(me);
  unsent().set(me, found);
  return found;
}

/** Returns the member's unsent messages, oldest first. */
export const useUnsent = (): readonly Unsent[] => useStore(unsentMessages(useMe().id).all);

export const savedDraft = (me: string, room: string): string => remembered(draftOf(me, room)) ?? '';
export const saveDraft = (me: string, room: string, text: string): void => remember(draftOf(me, room), text === '' ? undefined : text);
