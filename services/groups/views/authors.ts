import { allAfter, type OfGroup } from '@kloak/access/group-events.ts';
import { view } from '@kloak/platform/view.ts';

/** `strays`: posts that were decided while they were not in the group. */
export type Author = { isMember: boolean; strays: string[] };

type OfWho = { data: { group: string; who: string } };

export const authorId = (group: string, who: string) => `${group}:${who}`;

/** A member joins or leaves. */
const of = (isMember: boolean) => ({
  ids: ({ data: { group, who } }: OfWho) => [authorId(group, who)],
  fold: (doc: Author | undefined): Author => ({ isMember, strays: doc?.strays ?? [] }),
});
const comes = of(true);
const goes = of(false);

/**
 * One document for each past or present member of each group. [Note: In the order of the lane] A group and its posts share a partition. So this view
 * folds a post and its author's leaving in the order of their decisions. The call that posts knew only that the author was a member shortly before.
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
