import { isShared } from '@kloak/proto/rules/privacy.ts';

/** Entry for everything that a member shares with the family on one day (UTC). */
export function batchOf({ data: { owner }, at }: { data: { owner: string }; at: string }): string {
  return `posts:${owner}:${at.slice(0, 'YYYY-MM-DD'.length)}`;
}

/** True if the item is new to the family, which could never see it before. */
export function isNews(event: Parameters<typeof beginsSharing>[0] & { data: { sharedAgain?: boolean } }): boolean {
  return beginsSharing(event) && !event.data.sharedAgain;
}

/** True if this event lets the family see the item, and they could not just before. */
export function beginsSharing({ data: { privacy, privacyBefore = '' } }: { data: { privacy: string; privacyBefore?: string } }): boolean {
  return isShared(privacy) && !isShared(privacyBefore);
}
