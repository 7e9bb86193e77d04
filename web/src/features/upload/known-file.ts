import type { Post } from '@kloak/proto/api/types.ts';
import type { Privacy } from '@kloak/proto/rules/privacy.ts';
import { newKey } from '../../lib/api.ts';
import { type Item, itemOf, refOf } from '../../posts/item.ts';

/** A chosen file that the vault already has: its post, and who sees it. */
export type KnownFile = {
  readonly id: string;
  readonly fileName: string;
  readonly item: Item;
  readonly privacy: Privacy | undefined;
  /** The privacy that the member chose for this file; unknown before the form is sent. */
  readonly chosen: Privacy | undefined;
};

export function knownFile(fileName: string, post: Post, chosen?: Privacy): KnownFile {
  return { id: newKey(), fileName, item: refOf(post), privacy: itemOf(post)?.privacy, chosen };
}
