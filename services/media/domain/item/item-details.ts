import { isShared } from '@kloak/proto/rules/privacy.ts';
import { checkPrivacyChanges } from './changes.ts';
import type { ItemDetails } from './details.ts';
import { albumsOf, type Item, type ItemEvent } from './item.ts';

/** Changes the given details; others stay. No-op without a difference, or if the item is not published. Refuses: 409 `too-many-changes`. */
export function changeDetails(change: Partial<ItemDetails>) {
  return (state: Item): ItemEvent[] => {
    if (state.status !== 'published') return [];
    const { said, original } = state;
    const { title = said.title, description = said.description, privacy = said.privacy, category = said.category } = change;
    const isSame = title === said.title && description === said.description && privacy === said.privacy && category === said.category;
    if (isSame) return [];
    checkPrivacyChanges(state.changes, said.privacy, privacy);
    const { item, owner, kind } = original;
    const data = {
      item,
      owner,
      title,
      description,
      privacy,
      category,
      privacyBefore: said.privacy,
      categoryBefore: said.category,
      kind,
      albums: albumsOf(state),
      ...(state.wasShared && !isShared(said.privacy) && isShared(privacy) && { sharedAgain: true }),
    };
    return [{ type: 'ItemDetailsChanged', data }];
  };
}
