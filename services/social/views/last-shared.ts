import type { EventOfType } from '@kloak/platform/event.ts';
import { view } from '@kloak/platform/view.ts';
import { isShared } from '@kloak/proto/rules/privacy.ts';

/** Time at which a member last shared something with the family: ISO 8601 UTC. */
export type LastSharedDoc = { member: string; at: string };

type SharingEvent = EventOfType<'media', 'ItemPublished' | 'ItemDetailsChanged'>;

const sharer = {
  // A private item must not reveal that its owner was active.
  ids: ({ data: { owner, privacy } }: SharingEvent) => (isShared(privacy) ? [owner] : []),
  fold: (doc: LastSharedDoc | undefined, { at }: SharingEvent, member: string): LastSharedDoc => ({ member, at: doc && doc.at > at ? doc.at : at }),
};

export const lastShared = view<LastSharedDoc>({
  name: 'last-shared',
  foldVersion: 1,
  on: { media: { ItemPublished: sharer, ItemDetailsChanged: sharer } },
});
