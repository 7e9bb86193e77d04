import { groupMembers, membersOfGroup } from '@kloak/access/group-members.ts';
import { audienceOf } from '@kloak/access/may-view-item.ts';
import { type Announcement, announce } from '@kloak/platform/announce.ts';
import type { ReactionCtx } from '@kloak/platform/context.ts';
import type { ChangePayload } from '@kloak/proto/rules/pushes/changes.ts';
import { type Subject, subjectId } from '../domain/subject.ts';
import { commentsPayload, heartsPayload } from './push-payloads.ts';

/** Announces a change of an item to all who may view it, of a post to the group's members. */
async function toAudience(ctx: ReactionCtx, { item, groupPost }: Subject, said: ChangePayload): Promise<Announcement> {
  if (groupPost) return { to: await membersOfGroup(ctx.view(groupMembers), groupPost.group), changes: [{ what: 'groupPost', id: groupPost.post, ...said }] };
  return { to: await audienceOf(ctx, item), changes: [{ what: 'item', id: item, ...said }] };
}

type OfHeart = { data: Subject & { who: string } };
type OfComment = { data: Subject & { comment: string } };

const heart = async ({ data }: OfHeart, ctx: ReactionCtx) => toAudience(ctx, data, { hearts: await heartsPayload(ctx, subjectId(data), data.who) });
const comment = async ({ data }: OfComment, ctx: ReactionCtx) => toAudience(ctx, data, { comments: await commentsPayload(ctx, subjectId(data), data.comment) });
const commentHeart = async ({ data }: OfHeart & OfComment, ctx: ReactionCtx) =>
  toAudience(ctx, data, { comments: await commentsPayload(ctx, subjectId(data), data.comment, data.who) });

const like = async ({ data }: OfHeart, ctx: ReactionCtx) => toAudience(ctx, data, {});

/** Notifies viewers of the item, or members of the group, of current hearts and comments. */
export const announceSubject = announce({
  // Name from the time of items only; names of reactions never change.
  name: 'announce-item',
  on: {
    social: {
      HeartGiven: heart,
      HeartTaken: heart,
      CommentSaved: comment,
      CommentEdited: comment,
      CommentDeleted: comment,
      CommentHeartGiven: commentHeart,
      CommentHeartTaken: commentHeart,
      LikeGiven: like,
      LikeTaken: like,
    },
  },
});
