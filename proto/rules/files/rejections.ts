// Reasons for rejecting an uploaded file, as texts for its owner. Events contain the codes.
import { unsupported } from './uploads.ts';

const rejections = new Map([
  ['unsupported', unsupported.message],
  ['wrong-size', 'This file did not arrive completely. Please upload it again.'],
  ['gone', 'This file could not be read any more. Please upload it again.'],
  ['gave-up', 'This file could not be checked, although it was tried several times. Please upload it again.'],
]);

/** `code` is the recorded one. Undefined if its owner gave the file up, or did not publish it in time: nobody is notified of that. */
export function rejectionText(code: string): string | undefined {
  return code === 'abandoned' ? undefined : (rejections.get(code) ?? 'This file could not be taken. Please upload it again.');
}
