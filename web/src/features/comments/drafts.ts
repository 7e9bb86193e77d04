/** What was written and is not said yet, by who writes and where; for as long as the page is open, over a look at another post or a session that ended. */
const drafts = new Map<string, string>();

export const draftKey = (me: string, imageId: string, responseTo = ''): string => `${me} ${imageId} ${responseTo}`;

export const draftOf = (key: string): string => drafts.get(key) ?? '';

export function keepDraft(key: string, text: string): void {
  if (text === '') drafts.delete(key);
  else drafts.set(key, text);
}

export function forgetDrafts(): void {
  drafts.clear();
}
