import { announce, pushingChanges } from '@kloak/platform/announce.ts';
import { audienceOf } from '../steps/audience-of.ts';

const toMembers = pushingChanges([{ what: 'group' }], ({ data: { group } }: { data: { group: string } }, ctx) => audienceOf(ctx, group));

const toReader = pushingChanges([{ what: 'groups' }], ({ data: { who } }: { data: { who: string } }) => [who]);

/** Notifies members of a new, edited or deleted post, and a reader's own pages of a read mark. */
export const announcePost = announce({
  name: 'announce-post',
  on: { groups: { PostCreated: toMembers, PostEdited: toMembers, PostDeleted: toMembers, GroupRead: toReader } },
});
