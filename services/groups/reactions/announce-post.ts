import { membersOfGroup } from '@kloak/access/group-people.ts';
import { announce, telling } from '@kloak/platform/announce.ts';

const toMembers = telling([{ what: 'group' }], ({ data: { group } }: { data: { group: string } }, ctx) => membersOfGroup(ctx, group));

/** Tells the pages of a group's members what is posted to it, said anew, or gone. */
export const announcePost = announce({
  name: 'announce-post',
  on: { groups: { PostCreated: toMembers, PostEdited: toMembers, PostDeleted: toMembers } },
});
