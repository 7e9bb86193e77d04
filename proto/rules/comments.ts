import { checkLength, isVisible } from './text/characters.ts';
import { type Checked, faultResult } from './text/checked.ts';

/** Time in which the writer may edit a comment. */
const editMs = 15 * 60_000;

/** True if it may still be edited; `savedAt` is ISO 8601. */
export const mayStillEdit = (savedAt: string, now: number): boolean => now - Date.parse(savedAt) <= editMs;

export const editTooLate = faultResult('too-late', 'A comment can be edited for 15 minutes. You can delete it and write another one.', 'conflict').fault;

/** Limits the log: each edit stays in it, and deleting a comment reads past all of them. */
export const maxCommentEdits = 100;
export const editedTooOften = faultResult('too-many-edits', 'This comment was edited too often. You can delete it and write another one.', 'conflict').fault;

const maxCommentCharacters = 2000;

const commentTooLong = faultResult('comment-too-long', 'A comment can have at most 2,000 characters.').fault;
export const commentEmpty = faultResult('comment-empty', 'Please write something first.').fault;

/** The text of a comment as it is kept: as it was written, without spaces around it. */
export function readComment(text: string): Checked<string> {
  const content = text.trim();
  if (!isVisible(content)) return { fault: commentEmpty };
  return checkLength(content, maxCommentCharacters, commentTooLong);
}
