// Access to group posts: members of the group. Attached items must be the author's own.
import { noItem, notYours } from '@kloak/access/may-view-item.ts';
import { type Standings, sees } from '@kloak/access/policy.ts';
import { factsOfAll, relations } from '@kloak/access/relations.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { refusalOf } from '@kloak/platform/errors.ts';
import type { Access } from '@kloak/platform/rpc.ts';
import { noGroupPost, notGroupMember, notYourGroupPost } from '@kloak/proto/rules/group-posts.ts';
import { checkSees, type Group } from '../domain/group.ts';
import type { AttachedItem } from '../domain/post.ts';
import { type PostDoc, posts } from '../views/posts.ts';
import { standingOf } from './standing.ts';

/** Refuses: 403 `not-group-member`, 404 `no-group`. */
function checkIsMember(people: Group, who: string): asserts people is Standings {
  checkSees(people, who);
  if (!people.members.includes(who)) throw refusalOf(notGroupMember);
}

/** Attached items, all the author's own. Refuses: 403 `not-yours`, 404 `no-item`. */
async function attached(ctx: Ctx, me: string, items: readonly string[]): Promise<AttachedItem[]> {
  const named = [...new Set(items)];
  const facts = await factsOfAll(ctx.strict(relations), named);
  return named.map((item) => {
    const found = facts.get(item);
    if (!found) throw noItem();
    if (found.owner !== me) throw notYours();
    return { item, narrowed: found.narrowed };
  });
}

/** Members of the group, of items, or of an album, that are their own. Refuses: 401, 403 `not-group-member`, `not-yours`, 404 `no-group`, `no-item`, `no-album`, 503. */
export const postsToGroup: Access<{ group: string; items: string[]; album?: string }, { author: string; items: AttachedItem[] }> = {
  rule: 'group-member',
  async check(ctx, { group, items, album }) {
    const author = ctx.account();
    checkIsMember(await standingOf(ctx, group, author), author);
    const named = album === undefined ? items : (await ctx.rpc.media.ListOwnAlbumItems({ album })).items;
    return { author, items: await attached(ctx, author, named) };
  },
};

/** Members of the group; the handler receives the account. Refuses: 401, 403 `not-group-member`, 404 `no-group`, 503. */
export const isInGroup: Access<{ group: string }, string> = {
  rule: 'group-member',
  async check(ctx, { group }) {
    const me = ctx.account();
    checkIsMember(await standingOf(ctx, group, me), me);
    return me;
  },
};

type PostRequest = { post: string };
type PostContext = { me: string; doc: PostDoc; people: Group };

/** A post, even a deleted one, for those who may see its group, and for its author. Refuses: 404 `no-group-post`. */
async function postFor(ctx: Ctx, id: string): Promise<PostContext> {
  const me = ctx.account();
  const doc = await ctx.strict(posts).get(id);
  const people = doc && (await standingOf(ctx, doc.group, me));
  if (!doc || (!sees(people, me) && doc.author !== me)) throw refusalOf(noGroupPost);
  return { me, doc, people };
}

/** Members of its group. Refuses: 401, 403 `not-group-member`, 404 `no-group-post`, 503. */
export const readsPost: Access<PostRequest, PostContext> = {
  rule: 'group-member',
  async check(ctx, { post }) {
    const found = await postFor(ctx, post);
    if (found.doc.listedAt === undefined || !sees(found.people, found.me)) throw refusalOf(noGroupPost);
    checkIsMember(found.people, found.me);
    return found;
  },
};

/** Its author, while in the group. Refuses: 401, 403 `not-group-member`, `not-your-group-post`, 404 `no-group-post`, 503. */
export const writesPost: Access<PostRequest, PostContext> = {
  rule: 'group-post-author',
  async check(ctx, request) {
    const found = await readsPost.check(ctx, request);
    if (found.doc.author !== found.me) throw refusalOf(notYourGroupPost);
    return found;
  },
};

/** Its author, in the group or not any more, and admins of the group. Refuses: 401, 403 `not-your-group-post`, 404 `no-group-post`, 503. */
export const removesPost: Access<PostRequest, PostContext & { isAdmin: boolean }> = {
  rule: 'group-post-author-or-admin',
  async check(ctx, { post }) {
    const found = await postFor(ctx, post);
    const isAdmin = found.people?.admins.includes(found.me) ?? false;
    if (found.doc.author !== found.me && !isAdmin) throw refusalOf(notYourGroupPost);
    return { ...found, isAdmin };
  },
};
