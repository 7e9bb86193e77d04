import { view } from '@kloak/platform/view.ts';
import { wordsOf } from '@kloak/proto/rules/text/words.ts';
import { type RoomDoc, roomFolds, withoutNameBy } from './rooms.ts';

/** Maximum words of a room's name. */
const maxNameWords = 20;

export type RoomWords = RoomDoc & { words: string[] };

/** A word of a room's name, as one of its members looks for it. */
export const nameWord = (member: string, word: string): string => `${member}:${word}`;
/** Key of two people in one room, in any order. */
export const pairWord = (one: string, other: string): string => [one, other].sort().join('+');

function withWords(doc: RoomDoc): RoomWords {
  const { name, members } = doc;
  const named = wordsOf(name).slice(0, maxNameWords);
  const ofName = members.flatMap((member) => named.map((word) => nameWord(member, word)));
  const ofPairs = members.flatMap((one, at) => members.slice(at + 1).map((other) => pairWord(one, other)));
  return { ...doc, words: [...ofName, ...ofPairs] };
}

/**
 * Search words of a member's rooms: words of the name, and the other members. One document per room (50 members at most), separate from `rooms`, which
 * every message reads.
 */
export const roomWords = view<RoomWords>({
  name: 'room-words',
  foldVersion: 1,
  words: ['words'],
  on: roomFolds(withWords),
  redact: (doc, person) => withWords(withoutNameBy(doc, person)),
});
