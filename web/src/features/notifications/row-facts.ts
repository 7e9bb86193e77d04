// Sentence and address of a notification, for its row and for the rows that are visible before the app is loaded.
import type { Notification } from '@kloak/proto/api/types.ts';
import { groupPath, hashOfTarget } from '@kloak/proto/rules/files/thing-paths.ts';
import { memberPath } from '../../people/member-path.ts';
import { openReportsPath, reportsPath } from '../../people/report-paths.ts';
import { pathOf } from '../../posts/item.ts';
import { notificationRowTexts as t } from './row-texts.ts';

const ofReports: readonly Notification['kind'][] = ['REPORT_CLOSED', 'LOOK_ASKED', 'LOOKED_AT'];
/** A notification without an author is about something that the member requested in the settings. */
const ownPath = '/settings';

/** Address of what a notification is about. */
export function pathTo({ kind, profiles: [first], post, group, groupPostId, commentId }: Notification): string {
  if (kind === 'REPORTS') return openReportsPath;
  if (ofReports.includes(kind)) return reportsPath;
  if (post) return `${pathOf({ kind: post.video ? 'video' : 'image', id: post._id })}${hashOfTarget({ comment: commentId })}`;
  if (group) return `${groupPath(group._id)}${hashOfTarget({ post: groupPostId, comment: commentId })}`;
  return first ? memberPath(first.username) : ownPath;
}

function thingOf({ post, group, groupPostId }: Notification): string {
  if (group && groupPostId !== undefined) return t.postIn(group.name);
  return post?.video ? t.video : t.photo;
}

/** People who acted: `Ben`, `Ben` and `Clara`, or `Ben` `and 3 others`; nobody for what nobody did. */
export function actorsOf({ profiles, people }: Notification): { readonly names: readonly string[]; readonly others: string } {
  return {
    names: profiles.slice(0, people === 2 ? 2 : 1).map(({ username }) => username || t.somebody),
    others: people > 2 ? t.others(people - 1) : '',
  };
}

/** Act of these people, or a whole sentence if nobody acted. */
export function actOf(notification: Notification): string {
  const { kind, items: count = 0, group, role = 'MEMBER' } = notification;
  return t.did[kind]({ thing: thingOf(notification), count, group: group?.name ?? '', role });
}
