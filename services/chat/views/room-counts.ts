import { view } from '@kloak/platform/view.ts';

type RoomCount = { rooms: number };

const more = (doc: RoomCount | undefined, by: 1 | -1): RoomCount => ({ rooms: (doc?.rooms ?? 0) + by });

/** One document for each member who was ever in a room: the number of their rooms. */
export const roomCounts = view<RoomCount>({
  name: 'room-counts',
  foldVersion: 1,
  on: {
    chat: {
      RoomOpened: { ids: ({ data: { members } }) => members, fold: (doc) => more(doc, 1) },
      MembersAdded: { ids: ({ data: { added } }) => added, fold: (doc) => more(doc, 1) },
      MemberLeft: { ids: ({ data: { who } }) => [who], fold: (doc) => more(doc, -1) },
    },
  },
});
