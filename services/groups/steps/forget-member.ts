import { groupMembers, groupsListed, type Listed } from '@kloak/access/group-members.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import type { IndexQuery } from '@kloak/platform/lists/paging.ts';
import { maxPerPage } from '@kloak/proto/rules/pages.ts';
import { forget } from '../domain/forgetting.ts';
import { group } from '../domain/group.ts';
import { groups } from '../views/groups.ts';
import { postsBy, removePosts } from './remove-posts.ts';

const lists: readonly Listed[] = ['groups', 'invites', 'trash', 'none'];

/** Prepares a member's erasure in their groups: leaves them all, hands over or deletes owned groups, deletes posts and chosen banners. Idempotent. */
export async function forgetMember(ctx: Pick<Ctx, 'decide' | 'view' | 'now'>, who: string): Promise<void> {
  const forgetIn = (ids: readonly string[], step: string) =>
    Promise.all(ids.map((id) => ctx.decide(group.of({ group: id }), forget(id, who, ctx.now()), { step })));
  await removePosts(ctx, postsBy(who), { by: who, isAdmin: false });
  // Each round is a step of its own, because others may invite them again meanwhile.
  let round = 0;
  const untilNone = async (list: () => Promise<string[]>) => {
    for (let ids = await list(); ids.length > 0; ids = await list()) await forgetIn(ids, `round ${++round}`);
  };
  const choosing = async (index: IndexQuery['index']) => (await ctx.view(groups).page({ index, equals: [who], limit: maxPerPage })).items.map(({ id }) => id);
  for (const list of lists) await untilNone(() => groupsListed(ctx.view(groupMembers), who, list));
  for (const index of ['byBannerBy', 'byAskedBannerBy']) await untilNone(() => choosing(index));
}
