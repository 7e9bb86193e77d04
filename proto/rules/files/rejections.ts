// Why a file that arrived was not taken, in words for its owner. The codes stand in events.
import { unsupported } from './uploads.ts';

const rejections = new Map([
  ['unsupported', unsupported.message],
  ['wrong-size', 'This file did not arrive completely. Please upload it again.'],
  ['gone', 'This file could not be read any more. Please upload it again.'],
  ['gave-up', 'This file could not be checked, although it was tried several times. Please upload it again.'],
]);

/** `code` is the one that was recorded. Nothing of what its owner has given up, or did not publish in time: nobody is to hear of that. */
export function rejectionText(code: string): string | undefined {
  return code === 'abandoned' ? undefined : (rejections.get(code) ?? 'This file could not be taken. Please upload it again.');
}
