import { member } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { purgesAt } from '@kloak/proto/rules/trash.ts';
import { type GroupDoc, groups } from '../../views/groups.ts';
import { cardOf } from '../../views/show-group.ts';
import { groupsListed, type Listed, sides } from '../../views/sides.ts';

/** Of what is in the trash: until when. */
const trashedOf = ({ id, name, trashedAt }: GroupDoc) => (trashedAt === undefined ? [] : [{ id, name, endsAt: purgesAt(trashedAt) }]);

export const listGroups = rpc('groups', 'ListGroups', {
  access: member,
  async run(ctx, _request, me) {
    const docsIn = async (list: Listed) => ctx.view(groups).getMany(await groupsListed(ctx.view(sides), me, list));
    const [own, invites, trashed] = await Promise.all([docsIn('groups'), docsIn('invites'), docsIn('trash')]);
    return { groups: own.map(cardOf), invites: invites.map(cardOf), trashed: trashed.flatMap(trashedOf) };
  },
});
