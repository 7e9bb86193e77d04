import { isShared } from '@kloak/proto/rules/privacy.ts';

/** What a member begins to share with the family on one day, UTC, is told as one: its entry. */
export function batchOf({ data: { owner }, at }: { data: { owner: string }; at: string }): string {
  return `posts:${owner}:${at.slice(0, 'YYYY-MM-DD'.length)}`;
}

/** Whether that is news to the family: it could not see the item before, at any time. */
export function isNews(event: Parameters<typeof beginsSharing>[0] & { data: { sharedAgain?: boolean } }): boolean {
  return beginsSharing(event) && !event.data.sharedAgain;
}

/** Whether the family may see an item from this event on, and could not before. */
export function beginsSharing({ data: { privacy, privacyBefore = '' } }: { data: { privacy: string; privacyBefore?: string } }): boolean {
  return isShared(privacy) && !isShared(privacyBefore);
}
