import type { MessageDoc } from './messages.ts';
import type { Profile } from './profiles.ts';

/** A message as all who may see it see it. One whose writer was erased says nothing any more, as one that was deleted. */
export const showMessage =
  (profileOf: (id: string) => Profile) =>
  ({ writer, ...doc }: MessageDoc) => ({ ...doc, deleted: doc.deleted || (doc.body === '' && doc.items.length === 0), writer: profileOf(writer) });
