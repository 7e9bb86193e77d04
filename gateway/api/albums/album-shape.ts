import type { ResponseOf } from '@kloak/platform/rpc.ts';
import type { Album } from '@kloak/proto/api/types.ts';
import { privacyLabels, readPrivacy } from '@kloak/proto/rules/privacy.ts';
import { assertPresent } from '../../http/assert-present.ts';
import { postOf } from '../posts/post-shape.ts';
import { cardOf } from '../shapes.ts';

export type ReceivedAlbum = ResponseOf<'media.ListAlbums'>['albums'][number];

/** Album of the public API for its viewer. */
export function albumOf(
  { id, name, description, writer, createdAt, items, shared, cover, downloadable, firstDay, lastDay, ...album }: ReceivedAlbum,
  viewer: string,
): Album {
  const privacy = assertPresent(readPrivacy(album.privacy).value);
  const post = cover ? postOf(cover, viewer) : undefined;
  return {
    _id: id,
    name,
    description,
    thumbnail: (post?.image ?? post?.video)?.thumbNail ?? '',
    privacy,
    privacyLabel: privacyLabels[privacy],
    writer: cardOf(assertPresent(writer)),
    createdAt,
    count: items,
    sharedCount: shared,
    cover: post,
    downloadable,
    firstDay,
    lastDay,
  };
}
