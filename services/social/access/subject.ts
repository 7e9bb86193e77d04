// Who may give hearts and write comments: whoever may view the item, and whoever is in the group to which something was posted.
import { mayReadGroupPost } from '@kloak/access/may-read-group-post.ts';
import { mayViewItem } from '@kloak/access/may-view-item.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import type { Access } from '@kloak/platform/rpc.ts';
import type { Subject } from '../domain/subject.ts';

/** What a request names: one of both. */
type SubjectRequest = { item?: string | undefined; groupPost?: string | undefined };

/** What is known of a subject that the caller may view. `moderates`: the item is the caller's own, or the caller is an admin of the group. */
export type Viewed = { subject: Subject; viewer: string; moderates: boolean };

export async function mayViewSubject(ctx: Ctx, { item = '', groupPost }: SubjectRequest): Promise<Viewed> {
  const viewer = ctx.account();
  if (groupPost === undefined) {
    const { owner } = await mayViewItem(ctx, item);
    return { subject: { item, owner }, viewer, moderates: owner === viewer };
  }
  const { post, people } = await mayReadGroupPost(ctx, groupPost);
  return { subject: { item: '', owner: '', groupPost: post }, viewer, moderates: people.admins.includes(viewer) };
}

/** Those who may view what a request names. Refuses: 401, 403 `not-yours`, `not-group-member`, 404 `no-item`, `no-group-post`, 503. */
export const viewerOfSubject: Access<SubjectRequest, Viewed> = { rule: 'subject-viewer', check: mayViewSubject };
