import { allAfter, type OfGroup } from '@kloak/access/group-events.ts';
import { view } from '@kloak/platform/view.ts';

/** `strays`: posts that were decided while they were not in the group. */
export type Author = { isMember: boolean; strays: string[] };

type OfWho = { data: { group: string; who: string } };

export const authorId = (group: string, who: string) => `${group}:${who}`;

/** Somebody comes or goes. */
const of = (isMember: boolean) => ({
  ids: ({ data: { group, who } }: OfWho) => [authorId(group, who)],
  fold: (doc: Author | undefined): Author => ({ isMember, strays: doc?.strays ?? [] }),
});
const comes = of(true);
const goes = of(false);

/**
 * One document for each member of each group, past or present. [Note: In the order of the lane] A group and its posts stand in one lane, so this view meets a
 * post and the leaving of its author in the order in which they were decided: the call that posts could only look at who was a member shortly before.
 */
export const authors = view<Author>({
  name: 'authors',
  foldVersion: 2,
  on: {
    groups: {
      GroupCreated: {
        ids: (event: OfGroup) => allAfter(event).map((who) => authorId(event.data.group, who)),
        fold: (): Author => ({ isMember: true, strays: [] }),
      },
      InviteAccepted: comes,
      RequestAccepted: comes,
      MemberLeft: goes,
      MemberRemoved: goes,
      ProfileBlocked: goes,
      PostCreated: {
        ids: ({ data: { group, author } }) => [authorId(group, author)],
        fold: (doc, { data: { post } }) => (doc?.isMember ? doc : { isMember: false, strays: [...(doc?.strays ?? []), post] }),
      },
    },
  },
});
