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
    .describe('Its picture, for whoever may see this; absent where it has none.'),
  name: z.string(),
  description: z.string(),
  memberCount: z.int().min(0).describe('All who are in it: the owner, admins and members.'),
  newPosts: z.int().min(1).max(maxGroupNews).optional().describe('How many of the newest 10 posts are of others, and not seen by the caller, who is a member.'),
};

/** Public card of a group. */
export const groupCard = z.strictObject(ofGroup);

/** The same as a list of the caller's own has it. */
export const ownGroupCard = groupCard.extend({
  newest: post.optional().describe('What was posted last of what the caller may see now and can be drawn, where the group has no picture.'),
});

/** A group: `owner`, `admins` and `members` for its members; `invited`, `requests` and `blocked` for its admins. */
export const group = z.strictObject({
  ...ofGroup,
  isHidden: z.boolean().optional().describe('No search finds it, and it exists for who is in it, invited or asking alone.'),
  owner: card.optional(),
  admins: z.array(card).optional().describe('The owner first.'),
  members: z.array(card).optional().describe('Without admins, in the order in which they joined: the first 25. `group-members` answers the others.'),
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
  link: z.string().optional().describe('The last address of a page in the text.'),
  createdAt: time,
  edited: z.literal(true).optional().describe('Its author has said it in other words.'),
  album: z.string().optional().describe('The album whose items these were when it was posted.'),
  albumImages: z.array(z.strictObject({ filePath: z.string(), thumbNail: z.string() })).describe('Where an album was posted: the photos among `posts`.'),
  posts: z.array(post),
  missingPosts: z.int().min(0).describe('How many of the first four were removed, or are not for the caller.'),
  postCount: z.int().min(0).describe('How many items were attached.'),
  reactions: z.array(reaction).max(heartPreviewCount).describe("The first hearts: the caller's own, then the newest."),
  reactionCount: z.int().min(0),
  commentCount: z.int().min(0).describe('With replies.'),
});
