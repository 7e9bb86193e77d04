import { view } from '@kloak/platform/view.ts';

/** `strays`: posts that were decided while they were not in the group. */
export type Author = { isMember: boolean; strays: string[] };

type OfMember = { data: { group: string; who: string; after: { members: string[] } | null } };

export const authorId = (group: string, who: string) => `${group}:${who}`;

/** Somebody comes or goes. */
const ofWho = {
  ids: ({ data: { group, who } }: OfMember) => [authorId(group, who)],
  fold: (doc: Author | undefined, { data: { after, who } }: OfMember): Author => ({
    isMember: after?.members.includes(who) ?? false,
    strays: doc?.strays ?? [],
  }),
};

/**
 * One document for each member of each group, past or present. [Note: In the order of the lane] A group and its posts stand in one lane, so this view meets a
 * post and the leaving of its author in the order in which they were decided: the call that posts could only look at who was a member shortly before.
 */
export const authors = view<Author>({
  name: 'authors',
  foldVersion: 1,
  on: {
    groups: {
      GroupCreated: {
        ids: ({ data: { group, after } }) => (after?.members ?? []).map((who) => authorId(group, who)),
        fold: (): Author => ({ isMember: true, strays: [] }),
      },
      InviteAccepted: ofWho,
      RequestAccepted: ofWho,
      MemberLeft: ofWho,
      MemberRemoved: ofWho,
      ProfileBlocked: ofWho,
      PostCreated: {
        ids: ({ data: { group, author } }) => [authorId(group, author)],
        fold: (doc, { data: { post } }) => (doc?.isMember ? doc : { isMember: false, strays: [...(doc?.strays ?? []), post] }),
      },
    },
  },
});
