import { change, type Folds, strictView } from '@kloak/platform/view.ts';

export type RoomDoc = {
  id: string;
  isGroup: boolean;
  /** Empty for two, or if erased; `namedBy`: who wrote it. */
  name: string;
  namedBy: string;
  /** Members in the order of joining. */
  members: string[];
};

const byRoom = ({ data: { room } }: { data: { room: string } }) => [room];
const withMembers = (doc: RoomDoc, { data: { members } }: { data: { members: string[] } }): RoomDoc => ({ ...doc, members });

/** Folds of a room's document, with the fields that a view adds by `beside`. */
export function roomFolds<Doc extends RoomDoc>(beside: (doc: RoomDoc) => Doc): Folds<Doc> {
  return {
    chat: {
      RoomOpened: { ids: byRoom, fold: (_doc, { data: { room: id, isGroup, members } }) => beside({ id, isGroup, members, name: '', namedBy: '' }) },
      RoomNamed: change(byRoom, (doc, { data: { name, by: namedBy } }) => beside({ ...doc, name, namedBy })),
      MembersAdded: change(byRoom, (doc, event) => beside(withMembers(doc, event))),
      MemberLeft: change(byRoom, (doc, event) => beside(withMembers(doc, event))),
    },
  };
}

/** Removes a name that this person gave. */
export const withoutNameBy = (doc: RoomDoc, person: string): RoomDoc => (doc.namedBy === person ? { ...doc, name: '' } : doc);

/** One document for each room: facts that are equal for all members, without messages. */
export const rooms = strictView<RoomDoc>({
  name: 'rooms',
  foldVersion: 1,
  touched: { chat: { room: ['stream'] } },
  on: roomFolds((doc) => doc),
  redact: withoutNameBy,
});

/** The other member of a room of two. */
export const otherOf = ({ isGroup, members }: RoomDoc, member: string): string | undefined => (isGroup ? undefined : members.find((one) => one !== member));
