import type { EventOfType } from '@kloak/platform/event.ts';
import { deleted } from '@kloak/platform/ports/store.ts';
import { change, type Folds } from '@kloak/platform/view.ts';
import { actOf, type EntryDoc, newEntry, ownList, positionOfEvent, withAct } from './entry.ts';

const messagesIn = (room: string, who: string) => `chat:${room}:${who}`;
const ofWho = ({ data: { room, who } }: { data: { room: string; who: string } }) => [messagesIn(room, who)];

function written(doc: EntryDoc | undefined, event: EventOfType<'chat', 'MessageSent'>, id: string): EntryDoc {
  const { room, writer, seq } = event.data;
  const reader = id.slice(messagesIn(room, '').length);
  const entry = withAct(doc ?? newEntry(id, ownList(reader), 'CHAT_MESSAGES', { room }), actOf(event, writer));
  return { ...entry, since: doc?.since ?? event.at, sincePlace: doc?.sincePlace ?? positionOfEvent(event), seq };
}

/** Unread messages: one entry per room and member. Reading, or leaving the room, removes it. */
export const chatFolds: NonNullable<Folds<EntryDoc>['chat']> = {
  MessageSent: {
    ids: ({ data: { room, members, writer } }) => members.filter((member) => member !== writer).map((member) => messagesIn(room, member)),
    fold: written,
  },
  RoomRead: change(ofWho, (doc, event) => (event.data.seq >= (doc.seq ?? 0) ? deleted : { ...doc, since: event.at, sincePlace: positionOfEvent(event) })),
  MemberLeft: change(ofWho, () => deleted),
};
