import { memberState } from '../../lib/member-state.ts';

/**
 * Text that was written but not sent yet, by its writer, the item and the comment that it answers or changes. A draft stays until the page is closed
 * or the member signs out, also while other posts are looked at and when the session expires.
 */
const drafts = memberState(() => new Map<string, string>());

export const draftKey = (me: string, itemId: string, responseTo = ''): string => `${me} ${itemId} ${responseTo}`;

/** Draft key of a comment that is being edited. */
export const editKey = (me: string, itemId: string, commentId: string): string => `${draftKey(me, itemId, commentId)} edit`;

export const draftOf = (key: string): string => drafts().get(key) ?? '';

/** Removes sent text from a draft: text that was typed during saving stays. */
export function clearDraft(key: string, said: string): void {
  const draft = draftOf(key).trimStart();
  if (draft.startsWith(said)) saveDraft(key, draft.slice(said.length).trimStart());
}

export function saveDraft(key: string, text: string): void {
  if (text === '') drafts().delete(key);
  else drafts().set(key, text);
}
