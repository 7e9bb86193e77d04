import { groupPeople } from '@kloak/access/group-people.ts';
import { announce, telling } from '@kloak/platform/announce.ts';
import { membersOf, sides } from '../views/sides.ts';

const toMembers = telling([{ what: 'group' }], async ({ data: { group } }: { data: { group: string } }, ctx) => {
  const [facts, members] = await Promise.all([ctx.view(groupPeople).get(group), membersOf(ctx.view(sides), group)]);
  return [...(facts?.admins ?? []), ...members];
});

const toReader = telling([{ what: 'groups' }], ({ data: { who } }: { data: { who: string } }) => [who]);

/** Tells the pages of a group's members what is posted to it, said anew, or gone; and those of who has seen it, that it is no news there. */
export const announcePost = announce({
  name: 'announce-post',
  on: { groups: { PostCreated: toMembers, PostEdited: toMembers, PostDeleted: toMembers, GroupRead: toReader } },
});
