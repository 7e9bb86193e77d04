// Shapes of groups in answers: members, posts and history.
import { z } from 'zod';
import { groupActs } from '../../rules/group-history.ts';
import { maxGroupNews } from '../../rules/group-posts.ts';
import { heartPreviewCount } from '../../rules/pages.ts';
import { card, post, reaction, time } from './shapes.ts';

const ofGroup = {
  _id: z.string(),
  banner: z
    .strictObject({ filePath: z.string(), thumbNail: z.string() })
    .optional()
    .describe('Picture of the group; absent if it has none or the caller may not see it.'),
  name: z.string(),
  description: z.string(),
  memberCount: z.int().min(0).describe('Number of all members, with owner and admins.'),
  newPosts: z
    .int()
    .min(1)
    .max(maxGroupNews)
    .optional()
    .describe('Number of posts among the newest 10 that others wrote and the caller has not seen; only for members.'),
};

/** Public card of a group. */
export const groupCard = z.strictObject(ofGroup);

/** The same as a list of the caller's own has it. */
export const ownGroupCard = groupCard.extend({
  newest: post.optional().describe('Newest post with a picture that the caller may see; only if the group has no picture of its own.'),
});

/** A group: `owner`, `admins` and `members` for its members; `invited`, `requests` and `blocked` for its admins. */
export const group = z.strictObject({
  ...ofGroup,
  isHidden: z.boolean().optional().describe('No search finds the group; only members, invited people and those who asked to join can open it.'),
  owner: card.optional(),
  admins: z.array(card).optional().describe('Admins, the owner first.'),
  members: z.array(card).optional().describe('The first 25 members without admins, in the order of joining. `group-members` returns the others.'),
  invited: z.array(card).optional(),
  requests: z.array(card).optional(),
  blocked: z.array(card).optional(),
});

/** An invite to the caller; a member has one for each group at most. */
export const groupInvite = z.strictObject({ _id: z.string(), group: groupCard });

/** A group that its owner deleted; it is purged at `endsAt`. */
export const trashedGroup = z.strictObject({ _id: z.string(), name: z.string(), endsAt: time });

/** An act of `by` in a group: on a member `who`, on that member's post, or on the group itself. */
export const groupHistoryEntry = z.strictObject({ _id: z.string(), act: z.enum(groupActs), by: card, who: card.optional(), at: time });

/** A member's post to a group; `posts` are those of its first four items that the caller may see now, with the first 100 characters of their titles. */
export const groupPost = z.strictObject({
  _id: z.string(),
  groupId: z.string(),
  author: card,
  text: z.string(),
  link: z.string().optional().describe('Last URL in the text.'),
  createdAt: time,
  edited: z.literal(true).optional().describe('Its author has edited the text.'),
  album: z.string().optional().describe('Id of the album whose items were posted.'),
  albumImages: z.array(z.strictObject({ filePath: z.string(), thumbNail: z.string() })).describe('Photographs among `posts`, if an album was posted.'),
  posts: z.array(post),
  missingPosts: z.int().min(0).describe('Number of the first four items that were removed or that the caller may not see.'),
  postCount: z.int().min(0).describe('Number of attached items.'),
  reactions: z.array(reaction).max(heartPreviewCount).describe("First hearts: the caller's own, then the newest."),
  reactionCount: z.int().min(0),
  commentCount: z.int().min(0).describe('Number of comments and replies.'),
});
