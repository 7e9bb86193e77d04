import { deleted, type ViewReader } from '@kloak/platform/ports/store.ts';
import { change, view } from '@kloak/platform/view.ts';

type ItemKind = { id: string; isVideo: boolean };

const byItem = ({ data: { item } }: { data: { item: string } }) => [item];

/** Whether an item is a photo or a video, which its address tells. It says nothing of who may see it: see `items`. */
export const itemKinds = view<ItemKind>({
  name: 'item-kinds',
  foldVersion: 1,
  on: {
    media: {
      ItemPublished: { ids: byItem, fold: (_doc, { data: { kind } }, id) => ({ id, isVideo: kind === 'VIDEO' }) },
      ItemPurged: change(byItem, () => deleted),
    },
  },
});

/** Which of some items (≤ 500) are videos. */
export async function videosAmong(reader: ViewReader<ItemKind>, items: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set((await reader.getMany([...new Set(items)])).filter(({ isVideo }) => isVideo).map(({ id }) => id));
}
