// Access to hearts and comments: viewers of the item, or members of the group of the post.
import { mayReadGroupPost } from '@kloak/access/may-read-group-post.ts';
import { mayViewItem } from '@kloak/access/may-view-item.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import type { Access } from '@kloak/platform/rpc.ts';
import type { Subject } from '../domain/subject.ts';

/** Item or group post of the request: exactly one. */
type SubjectRequest = { item?: string | undefined; groupPost?: string | undefined };

/** A subject that the caller may view. `moderates`: the caller owns the item or is an admin of the group. */
export type ViewableSubject = { subject: Subject; viewer: string; moderates: boolean };

export async function mayViewSubject(ctx: Ctx, { item = '', groupPost }: SubjectRequest): Promise<ViewableSubject> {
  const viewer = ctx.account();
  if (groupPost === undefined) {
    const { owner } = await mayViewItem(ctx, item);
    return { subject: { item, owner }, viewer, moderates: owner === viewer };
  }
  const { post, people } = await mayReadGroupPost(ctx, groupPost);
  return { subject: { item: '', owner: '', groupPost: post }, viewer, moderates: people.admins.includes(viewer) };
}

/** Viewers of the requested subject. Refuses: 401, 403 `not-yours`, `not-group-member`, 404 `no-item`, `no-group-post`, 503. */
export const viewerOfSubject: Access<SubjectRequest, ViewableSubject> = { rule: 'subject-viewer', check: mayViewSubject };
