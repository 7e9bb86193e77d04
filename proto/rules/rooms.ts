// Rooms in which people write to each other, of two or, as a group, of more.
import { checkLength, isVisible } from './text/characters.ts';
import { type Checked, faultResult } from './text/checked.ts';
import { oneLine } from './text/one-line.ts';

/** Minimum at the beginning of a group chat; later it may have fewer. */
const minGroupMembers = 3;
/** Limit of one room: each of its messages is pushed to all members. */
export const maxRoomMembers = 50;
/** Limit of one search. */
export const maxRoomsFound = 50;
const maxGroupNameCharacters = 100;

export const groupTooSmall = faultResult('group-too-small', `A group chat begins with ${minGroupMembers} members or more.`).fault;
export const roomFull = faultResult('room-full', `A group chat can have at most ${maxRoomMembers} members.`, 'conflict').fault;
const groupNameTooLong = faultResult('group-name-too-long', `A group name can have at most ${maxGroupNameCharacters} characters.`).fault;
export const noRoom = faultResult('no-room', 'This chat does not exist.', 'missing').fault;
export const noGroup = faultResult('no-group', 'This is a chat of two: it has no name, and nobody is added to it or leaves it.', 'conflict').fault;
export const notYourRoom = faultResult('not-your-room', 'Only whoever has been in this group chat the longest can do this.', 'forbidden').fault;
export const notConnectedToWrite = faultResult('not-connected', 'You can write to people with whom you are connected.', 'forbidden').fault;

/** Counts the member who begins the group. */
export const areEnoughForGroup = (members: number): boolean => members >= minGroupMembers;

/** The name of a group as it is kept: one line, without spaces around it. */
export function readGroupName(text: string): Checked<string> {
  const name = oneLine(text);
  if (!isVisible(name)) return faultResult('group-name-empty', 'Error: Group name cannot by empty.');
  return checkLength(name, maxGroupNameCharacters, groupNameTooLong);
}
