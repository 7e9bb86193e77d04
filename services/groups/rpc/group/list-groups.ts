import { groupMembers, groupsListed } from '@kloak/access/group-members.ts';
import { member } from '@kloak/access/rules.ts';
import type { Ctx } from '@kloak/platform/context.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { purgeTime } from '@kloak/proto/rules/trash.ts';
import type { Card } from '@kloak/proto/types/groups.ts';
import { type GroupDoc, groups } from '../../views/groups.ts';
import { invitesOf } from '../../views/invites.ts';
import { newestItems, newPostCounts, news } from '../../views/news.ts';
import { cardOf } from '../../views/show-group.ts';

/** Group in the trash, with the time of its deletion. */
const trashedOf = ({ id, name, trashedAt }: GroupDoc) => (trashedAt === undefined ? [] : [{ id, name, endsAt: purgeTime(trashedAt) }]);

/** Groups of a member, with the number of new posts, and pictures for those without a banner. */
async function ownGroups(ctx: Ctx, me: string): Promise<Card[]> {
  const joined = await groupsListed(ctx.view(groupMembers), me, 'groups');
  const [docs, unseen] = await Promise.all([ctx.view(groups).getMany(joined), newPostCounts(ctx.view(news), me, joined)]);
  const plain = docs.filter(({ banner }) => banner === undefined).map(({ id }) => id);
  const newest = await newestItems(ctx.view(news), plain);
  return docs.map((doc) => ({ ...cardOf(doc), newPosts: unseen.get(doc.id), newest: newest.get(doc.id) ?? [] }));
}

export const listGroups = rpc('groups', 'ListGroups', {
  access: member,
  async run(ctx, _request, me) {
    const docsOf = async (ids: Promise<string[]>) => ctx.view(groups).getMany(await ids);
    const [own, invites, trashed] = await Promise.all([
      ownGroups(ctx, me),
      docsOf(invitesOf(ctx, me)),
      docsOf(groupsListed(ctx.view(groupMembers), me, 'trash')),
    ]);
    return { groups: own, invites: invites.map(cardOf), trashed: trashed.flatMap(trashedOf) };
  },
});
