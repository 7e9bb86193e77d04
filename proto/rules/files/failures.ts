// Reasons why a kept file has no renditions, as texts for its owner. Events contain the codes.
import { videoTooShort } from './uploads.ts';

const kept = 'Your original is kept as you uploaded it, and you can download it.';
const failures = new Map([
  ['too-short', videoTooShort.message],
  ['too-large', `This is too large to be shown here. ${kept}`],
  ['took-too-long', `This takes too long to be made ready. ${kept}`],
  ['too-many-pixels', `This is too large to be shown here. ${kept}`],
  ['unsupported', `This is of a kind that cannot be shown here. ${kept}`],
  ['gave-up', `This could not be made ready, although it was tried several times. ${kept}`],
  ['gone', 'This file could not be read any more. Please upload it again.'],
]);

/** `code` is the recorded one; any other means that the file is damaged. */
export const failureText = (code: string): string => failures.get(code) ?? `This file is damaged, or nothing in it can be shown. ${kept}`;
