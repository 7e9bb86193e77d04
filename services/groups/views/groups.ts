import { factsAfter, type OfGroup } from '@kloak/access/group-events.ts';
import { deleted } from '@kloak/platform/ports/store.ts';
import { change, view } from '@kloak/platform/view.ts';
import { wordsOf } from '@kloak/proto/rules/text/words.ts';

export type GroupDoc = {
  id: string;
  /** Name and description, empty if erased, with the members who wrote them. */
  name: string;
  namedBy: string;
  description: string;
  describedBy: string;
  memberCount: number;
  hidden: boolean;
  /** Id of the banner, and who chose it. */
  banner?: string | undefined;
  bannerBy?: string | undefined;
  /** Requested banner, and the failure of the last one. */
  askedBanner?: string | undefined;
  askedBannerBy?: string | undefined;
  /** Image of each banner, and how often it had been made private before. */
  bannerItem?: string | undefined;
  bannerNarrowed?: number | undefined;
  askedItem?: string | undefined;
  askedNarrowed?: number | undefined;
  bannerFault?: { banner: string; reason: string } | undefined;
  /** Time of deletion, while in the trash: ISO 8601 UTC. */
  trashedAt?: string | undefined;
  /** Search words; none for a group that cannot be found. */
  words: string[];
};

const findable = (doc: GroupDoc): GroupDoc => ({
  ...doc,
  words: doc.hidden || doc.trashedAt !== undefined ? [] : wordsOf(`${doc.name}\n${doc.description}`),
});

const byGroup = ({ data: { group } }: OfGroup) => [group];

/** A current banner was a requested one before, so its image is known. */
function photosOf({ banner, bannerItem, bannerNarrowed, askedBanner, askedItem, askedNarrowed }: GroupDoc, now: Pick<GroupDoc, 'banner' | 'askedBanner'>) {
  const shown = { bannerItem, bannerNarrowed };
  const fromAsked = { bannerItem: askedItem, bannerNarrowed: askedNarrowed };
  const none = { bannerItem: undefined, bannerNarrowed: undefined };
  const ofShown = now.banner === undefined ? none : now.banner === banner ? shown : now.banner === askedBanner ? fromAsked : none;
  return { ...ofShown, ...(now.askedBanner === undefined && { askedItem: undefined, askedNarrowed: undefined }) };
}

/** Applies the facts that every group event carries. */
function standing(doc: GroupDoc, event: OfGroup): GroupDoc {
  const facts = factsAfter(event);
  if (facts === undefined) return doc;
  const { memberCount, hidden, trashedAt, banner, askedBanner } = facts;
  const isAsBefore = doc.hidden === hidden && doc.trashedAt === trashedAt;
  const pictures = { banner: banner?.id, bannerBy: banner?.by, askedBanner: askedBanner?.id, askedBannerBy: askedBanner?.by };
  const now = { ...doc, ...pictures, ...photosOf(doc, pictures), memberCount, hidden, trashedAt };
  return isAsBefore ? now : findable(now);
}

const stands = { ids: byGroup, fold: (doc: GroupDoc | undefined, event: OfGroup) => doc && standing(doc, event) };

/** One document for each existing group: public facts, and search words. */
export const groups = view<GroupDoc>({
  name: 'groups',
  foldVersion: 3,
  words: ['words'],
  indexes: {
    byBannerBy: { equals: ['bannerBy'], sort: 'id', order: 'oldest' },
    byAskedBannerBy: { equals: ['askedBannerBy'], sort: 'id', order: 'oldest' },
    byBannerItem: { equals: ['bannerItem'], sort: 'id', order: 'oldest' },
    byAskedItem: { equals: ['askedItem'], sort: 'id', order: 'oldest' },
  },
  on: {
    groups: {
      GroupCreated: {
        ids: byGroup,
        fold(_doc, event) {
          const { group: id, by, name, description } = event.data;
          return findable(standing({ id, name, namedBy: by, description, describedBy: by, memberCount: 1, hidden: false, words: [] }, event));
        },
      },
      GroupDetailsChanged: change(byGroup, (doc, event) => {
        const { by, name, description } = event.data;
        const said = { ...(name !== undefined && { name, namedBy: by }), ...(description !== undefined && { description, describedBy: by }) };
        return findable({ ...standing(doc, event), ...said });
      }),
      GroupBannerRequested: change(byGroup, (doc, event) => ({
        ...standing(doc, event),
        askedItem: event.data.item,
        askedNarrowed: event.data.narrowed,
      })),
      GroupBannerChanged: stands,
      GroupBannerFailed: change(byGroup, (doc, event) => ({
        ...standing(doc, event),
        bannerFault: { banner: doc.askedBanner ?? '', reason: event.data.reason },
      })),
      GroupBannerRemoved: stands,
      InviteAccepted: stands,
      RequestAccepted: stands,
      MemberLeft: stands,
      MemberRemoved: stands,
      GroupTrashed: stands,
      GroupRestored: stands,
      GroupPurged: change(byGroup, () => deleted),
    },
  },
  redact: (doc, person) => findable({ ...doc, ...(doc.namedBy === person && { name: '' }), ...(doc.describedBy === person && { description: '' }) }),
});
