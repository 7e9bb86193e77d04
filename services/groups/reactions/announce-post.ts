import { announce, telling } from '@kloak/platform/announce.ts';
import { audienceOf } from '../steps/audience-of.ts';

const toMembers = telling([{ what: 'group' }], ({ data: { group } }: { data: { group: string } }, ctx) => audienceOf(ctx, group));

const toReader = telling([{ what: 'groups' }], ({ data: { who } }: { data: { who: string } }) => [who]);

/** Tells the pages of a group's members what is posted to it, said anew, or gone; and those of who has seen it, that it is no news there. */
export const announcePost = announce({
  name: 'announce-post',
  on: { groups: { PostCreated: toMembers, PostEdited: toMembers, PostDeleted: toMembers, GroupRead: toReader } },
});
