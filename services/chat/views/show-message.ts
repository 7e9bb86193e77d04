import type { MessageDoc } from './messages.ts';
import type { Profile } from './profiles.ts';

/** A message as all its readers see it. One by an erased writer appears as deleted. */
export const showMessage =
  (profileOf: (id: string) => Profile) =>
  ({ writer, ...doc }: MessageDoc) => ({ ...doc, deleted: doc.deleted || (doc.body === '' && doc.items.length === 0), writer: profileOf(writer) });
