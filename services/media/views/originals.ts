import { deleted } from '@kloak/platform/ports/store.ts';
import { change, view } from '@kloak/platform/view.ts';

type Bytes = { owner: string; sha256: string };
/** Item that has these bytes in a vault. */
export type OriginalDoc = { sha256: string; item: string };

/** The id of the document of these bytes in a vault; `sha256` in lower-case hex. */
export const originalId = ({ owner, sha256 }: Bytes) => `${owner}:${sha256}`;

const byBytes = ({ data }: { data: Bytes }) => [originalId(data)];

/** One document for all equal bytes of a vault, for reading only: the claim decides on ownership. */
export const originals = view<OriginalDoc>({
  name: 'originals',
  foldVersion: 1,
  on: {
    media: {
      OriginalClaimed: { ids: byBytes, fold: (_doc, { data: { sha256, item } }) => ({ sha256, item }) },
      OriginalReleased: change(byBytes, (doc, { data: { item } }) => (doc.item === item ? deleted : doc)),
    },
  },
});
