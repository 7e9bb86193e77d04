import { view } from '@kloak/platform/view.ts';
import type { GroupAct } from '@kloak/proto/rules/group-history.ts';

/** `by`: acting member, at a time (ISO 8601 UTC); `who`: person concerned, or author of the post. */
export type HistoryDoc = { id: string; group: string; act: GroupAct; by: string; who?: string | undefined; at: string };

type EventStamp = { lane: number; seq: number; index: number; at: string };
type HistoryEvent = { data: { group: string; by: string } };

/** A document of its own for each event, unless it is none of an admin. */
const entry = <Event extends HistoryEvent>(
  act: GroupAct,
  whoOf: (data: Event['data']) => string | undefined = () => undefined,
  isOne: (data: Event['data']) => boolean = () => true,
) => ({
  ids: ({ lane, seq, index, data }: EventStamp & Event) => (isOne(data) ? [`${lane}.${seq}.${index}`] : []),
  fold: (_doc: HistoryDoc | undefined, { data, at }: EventStamp & Event, id: string): HistoryDoc => ({
    id,
    group: data.group,
    act,
    by: data.by,
    who: whoOf(data),
    at,
  }),
});

type MembershipActEvent = { data: { group: string; by: string; who: string } };
type OfPost = { data: { group: string; by: string; author: string } };
const who = ({ who: one }: MembershipActEvent['data']) => one;

/** Acts of admins and owners in groups: one document each, with ids only. */
export const history = view<HistoryDoc>({
  name: 'history',
  foldVersion: 1,
  indexes: { byGroup: { equals: ['group'], sort: 'at', order: 'newest' } },
  on: {
    groups: {
      AdminAdded: entry<MembershipActEvent>('gave-admin', who),
      AdminRemoved: entry<MembershipActEvent>('took-admin', who),
      GroupHandedOver: entry<MembershipActEvent>('handed-over', who),
      MemberRemoved: entry<MembershipActEvent>('removed-member', who),
      PostDeleted: entry<OfPost>(
        'deleted-post',
        ({ author }) => author,
        ({ by, author }) => by !== '' && by !== author,
      ),
      GroupDetailsChanged: entry('changed-details'),
      GroupBannerChanged: entry('changed-banner'),
      GroupBannerRemoved: entry('removed-banner'),
      GroupTrashed: entry('deleted-group'),
      GroupRestored: entry('restored-group'),
    },
  },
});
