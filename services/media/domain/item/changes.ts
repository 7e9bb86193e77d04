// Limit of changes to an item or an album. Each read of it folds the whole stream, so the stream must stay short.
import { Refusal } from '@kloak/platform/errors.ts';
import { isShared } from '@kloak/proto/rules/privacy.ts';

/** More than anyone does by hand. */
const maxChanges = 400;

/** Refuses: 409 `too-many-changes`. */
export function checkChanges(changes: number): void {
  if (changes >= maxChanges) throw new Refusal('conflict', 'too-many-changes', 'This was changed too often. It can still be made private, or be deleted.');
}

/** The same for a change of privacy. A change to private is never refused. */
export function checkPrivacyChanges(changes: number, privacyBefore: string, privacy: string): void {
  if (!isShared(privacyBefore) || isShared(privacy)) checkChanges(changes);
}
