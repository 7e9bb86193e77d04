import { type MemberEvent, onJoinOrLeave } from '@kloak/access/group-events.ts';
import { view } from '@kloak/platform/view.ts';

/** `strays`: posts that were decided while they were not in the group. */
export type Author = { isMember: boolean; strays: string[] };

export const authorId = (group: string, who: string) => `${group}:${who}`;

/**
 * One document for each past or present member of each group. [Note: In the order of the lane] A group and its posts share a partition. So this view
 * folds a post and its author's leaving in the order of their decisions. The call that posts knew only that the author was a member shortly before.
 * Apart from `groupMembers`, which forgets who left, and which services without posts of groups fold too.
 */
export const authors = view<Author>({
  name: 'authors',
  foldVersion: 2,
  on: {
    groups: {
      ...onJoinOrLeave(({ people, isMember }) => ({
        ids: (event: MemberEvent) => people(event).map((who) => authorId(event.data.group, who)),
        fold(doc: Author | undefined, event: MemberEvent, id: string): Author {
          const who = id.slice(authorId(event.data.group, '').length);
          return { isMember: isMember(event, who), strays: doc?.strays ?? [] };
        },
      })),
      PostCreated: {
        ids: ({ data: { group, author } }) => [authorId(group, author)],
        fold: (doc, { data: { post } }) => (doc?.isMember ? doc : { isMember: false, strays: [...(doc?.strays ?? []), post] }),
      },
    },
  },
});
