import type { Post } from '@kloak/proto/api/types.ts';
import type { Privacy } from '@kloak/proto/rules/privacy.ts';
import { newKey } from '../../lib/api.ts';
import { type Item, itemOf, refOf } from '../../posts/item.ts';

/** A file that was chosen and is in the vault already: its post, who sees that, and who should have seen this one. */
export type KnownFile = {
  readonly id: string;
  readonly fileName: string;
  readonly item: Item;
  readonly privacy: Privacy | undefined;
  /** Nothing where the member had not said it yet. */
  readonly chosen: Privacy | undefined;
};

export function knownFile(fileName: string, post: Post, chosen?: Privacy): KnownFile {
  return { id: newKey(), fileName, item: refOf(post), privacy: itemOf(post)?.privacy, chosen };
}
