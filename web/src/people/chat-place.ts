import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { createStore, useStore } from 'zustand';
import { isRecord } from '../lib/is-record.ts';
import { memberState } from '../lib/member-state.ts';
import { useMedia } from '../lib/use-media.ts';

const views = ['rooms', 'room', 'members', 'new', 'settings'] as const;
/** View of the chat: all rooms, one room, its members, a new group, or the shared signals. `room` is empty for views without one. */
export type ChatView = { readonly at: (typeof views)[number]; readonly room: string };

export const allRooms: ChatView = { at: 'rooms', room: '' };

/**
 * The chat over a page has its own history entries, so that going back closes it. `under`: key of the page's entry; `depth`: number of chat entries
 * above that one.
 */
type ChatEntry = { readonly view: ChatView; readonly under: string; readonly depth: number };

function isView(value: unknown): value is ChatView {
  return isRecord(value) && views.some((view) => view === value.at) && typeof value.room === 'string';
}

export function chatEntryOf(state: unknown): ChatEntry | undefined {
  const entry = isRecord(state) ? state.chat : undefined;
  if (!isRecord(entry) || !isView(entry.view) || typeof entry.under !== 'string' || typeof entry.depth !== 'number') return undefined;
  return { view: entry.view, under: entry.under, depth: entry.depth };
}

/** View beside the page, which stays when the page changes. */
const beside = memberState(() => createStore<{ readonly view: ChatView | undefined }>(() => ({ view: undefined })));

/** True if the chat fits beside the page; otherwise it covers the page as a sheet. */
export const useIsChatBeside = (): boolean => useMedia('(min-width: 800px)');

type Chat = {
  /** Undefined while it is closed. */
  readonly view: ChatView | undefined;
  readonly show: (view: ChatView) => void;
  /** Opens the list of rooms. */
  readonly toRooms: () => void;
  /** Goes back to the previous view. */
  readonly back: () => void;
  readonly close: () => void;
};

/** Returns the chat's view, and actions that change it. */
export function useChat(): Chat {
  const { state, key, pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const isBack = useNavigationType() === 'POP';
  const isBeside = useIsChatBeside();
  const kept = useStore(beside(), ({ view }) => view);
  const entry = chatEntryOf(state);
  const depth = entry?.depth ?? 0;
  const keptView = isBeside && !isBack ? kept : undefined;
  /** Key of the entry that is being left: a second press would leave the page, too. */
  const leaving = useRef('');
  const go = (view: ChatView, to: number, replace: boolean) =>
    void navigate({ pathname, search, hash }, { replace, state: { ...(isRecord(state) && state), chat: { view, under: entry?.under ?? key, depth: to } } });
  const leave = (by: number) => {
    if (leaving.current !== key) void navigate(-by);
    leaving.current = key;
  };
  const toRooms = () => {
    if (depth > 1) leave(depth - 1);
    else if (entry) go(allRooms, depth, true);
    else beside().setState({ view: allRooms });
  };
  return {
    view: entry ? entry.view : keptView,
    show: (view) => go(view, depth + 1, false),
    toRooms,
    back: () => (depth > 1 ? leave(1) : toRooms()),
    close: () => (entry ? leave(depth) : beside().setState({ view: undefined })),
  };
}

/** Remembers the view beside the page for the next page. */
export function useSaveChatView(view: ChatView | undefined): void {
  useEffect(() => beside().setState({ view }), [view]);
}
