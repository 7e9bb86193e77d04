import type { Ctx } from '@kloak/platform/context.ts';
import { refusalOf } from '@kloak/platform/errors.ts';
import { noGroupPost, notGroupMember } from '@kloak/proto/rules/group-posts.ts';
import { groupMembers, groupsAmong } from './group-members.ts';
import { groupPeople } from './group-people.ts';
import { groupPosts, type KnownGroupPost } from './group-posts.ts';
import { type Standings, sees, standingTo } from './policy.ts';

/**
 * Checks access to a group post, for calls of services other than groups. Returns the post and the caller's relation to its group. Refuses: 401 guests,
 * 403 `not-group-member`, 404 `no-group-post`, 503 `catching-up`. The service lists the views `groupPeople`, `groupMembers` and `groupPosts`.
 */
export async function mayReadGroupPost(ctx: Pick<Ctx, 'account' | 'strict'>, post: string): Promise<{ post: KnownGroupPost; people: Standings }> {
  const me = ctx.account();
  const found = await ctx.strict(groupPosts).get(post);
  if (!found) throw refusalOf(noGroupPost);
  const [facts, mine] = await Promise.all([ctx.strict(groupPeople).get(found.group), groupsAmong(ctx.strict(groupMembers), me, [found.group])]);
  const people = facts && standingTo(facts, me, mine.has(found.group));
  if (!sees(people, me)) throw refusalOf(noGroupPost);
  if (!people.members.includes(me)) throw refusalOf(notGroupMember);
  return { post: found, people };
}

/** Reads which of these posts (≤ 100) the caller may read, with two queries. Refuses: 401, 503. The service lists `groupPosts` and `groupMembers`. */
export async function readableGroupPosts(ctx: Pick<Ctx, 'account' | 'strict'>, posts: readonly string[]): Promise<string[]> {
  const me = ctx.account();
  const found = await ctx.strict(groupPosts).getMany([...new Set(posts)]);
  const mine = await groupsAmong(
    ctx.strict(groupMembers),
    me,
    found.map(({ group }) => group),
  );
  return found.filter(({ group }) => mine.has(group)).map(({ post }) => post);
}
