import { atMost, isVisible } from './text/characters.ts';
import { type Checked, turnedDown } from './text/checked.ts';

/** For how long its writer may say a comment in other words. */
const editMs = 15 * 60_000;

/** Whether it may still be edited; `savedAt` is ISO 8601. */
export const mayStillEdit = (savedAt: string, now: number): boolean => now - Date.parse(savedAt) <= editMs;

export const editTooLate = turnedDown('too-late', 'A comment can be edited for 15 minutes. You can delete it and write another one.', 'conflict').fault;

/** So often: each time stays in the log, and whoever deletes the comment has to read past them. */
export const maxCommentEdits = 100;
export const editedTooOften = turnedDown('too-many-edits', 'This comment was edited too often. You can delete it and write another one.', 'conflict').fault;

const maxCommentCharacters = 2000;

const commentTooLong = turnedDown('comment-too-long', 'A comment can have at most 2,000 characters.').fault;
export const commentEmpty = turnedDown('comment-empty', 'Please write something first.').fault;

/** The text of a comment as it is kept: as it was written, without spaces around it. */
export function readComment(text: string): Checked<string> {
  const content = text.trim();
  if (!isVisible(content)) return { fault: commentEmpty };
  return atMost(content, maxCommentCharacters, commentTooLong);
}
