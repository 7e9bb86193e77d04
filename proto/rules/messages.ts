// Rules for messages in a room.
import { checkLength, isVisible } from './text/characters.ts';
import { type Checked, faultResult, validValue } from './text/checked.ts';

const maxMessageCharacters = 4000;
/** Items that one message points to. */
export const maxMessageItems = 10;

export const tooManyItems = faultResult('too-many-items', `A message can have at most ${maxMessageItems} photos and videos.`).fault;
export const grantsNoItem = faultResult('grants-no-item', 'A message can only let others see the photos and videos that it points to.').fault;
const messageTooLong = faultResult('message-too-long', 'A message can have at most 4,000 characters.').fault;
export const noMessage = faultResult('no-message', 'This message does not exist.', 'missing').fault;
export const notYourMessage = faultResult('not-your-message', 'This message is not yours to delete.', 'forbidden').fault;

/** The text of a message as it is kept: as it was written, without spaces around it. A message with items needs none. */
export function readMessage(text: string, items = 0): Checked<string> {
  const body = text.trim();
  if (!isVisible(body) && items > 0) return validValue('');
  if (!isVisible(body)) return faultResult('message-empty', 'Please write something first.');
  return checkLength(body, maxMessageCharacters, messageTooLong);
}
